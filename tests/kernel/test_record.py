"""Records as text: lines of a readable width, headers kept whatever they hold."""

from colonnade.kernel.record import Record, read_record, write_record


def test_tokens_fill_lines_of_a_readable_width() -> None:
    tokens = tuple(f"{number}-{number + 1}" for number in range(200))
    text = write_record(Record("senet", {"players": "2"}, tokens))
    body = text.partition("\n\n")[2].splitlines()
    assert max(map(len, body)) <= 78
    assert all(len(line) > 70 for line in body[:-1])
    assert read_record(text).tokens == tokens


def test_a_token_longer_than_a_line_stands_alone() -> None:
    tokens = ("t1", "x" * 100, "t2")
    text = write_record(Record("senet", {"players": "2"}, tokens))
    assert text.partition("\n\n")[2].splitlines() == list(tokens)


def test_headers_come_back_as_they_went() -> None:
    headers = {"Event": 'a "quoted" \\ back\\slash', "Position": "x y"}
    record = Record("senet", {"players": "2"}, ("t1",), headers=headers)
    assert read_record(write_record(record)).headers == headers


def test_lines_of_tokens_are_remembered() -> None:
    text = '[Game "senet"]\n[Options "players=2"]\n\nt2 {one\ntwo} t1\n10-11\n'
    assert read_record(text).lines == (4, 5, 6)
