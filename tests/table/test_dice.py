"""Verifiable dice: an independent implementation of docs/dice.md, the vectors, and fairness."""

import hashlib
import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colonnade.games import GAMES
from colonnade.kernel.errors import ColonnadeError
from colonnade.table.fair_dice import LONGEST_SEED, Secret, is_seed, throw_case

VECTORS = json.loads((Path(__file__).parent / "dice_vectors.json").read_text(encoding="utf-8"))


def by_hand(secret: bytes, table: str, seeds: list[str], number: int, cases: int) -> int:
    """A throw, computed from the page and RFC 2104 alone."""

    def field(text: str) -> bytes:
        data = text.encode("utf-8")
        return len(data).to_bytes(4, "big") + data

    def sha(data: bytes) -> bytes:
        return hashlib.sha256(data).digest()

    key = secret + bytes(64 - len(secret))
    inner, outer = bytes(byte ^ 0x36 for byte in key), bytes(byte ^ 0x5C for byte in key)
    message = field("colonnade-dice-1") + field(table) + len(seeds).to_bytes(4, "big")
    for seed in seeds:
        message += field(seed)
    message += number.to_bytes(4, "big")
    for block in range(1000):
        digest = sha(outer + sha(inner + message + block.to_bytes(4, "big")))
        for at in range(0, 32, 4):
            word = int.from_bytes(digest[at : at + 4], "big")
            if word < 2**32 // cases * cases:
                return word % cases
    raise AssertionError("a thousand blocks in a row were not fair")


@pytest.mark.parametrize("vector", VECTORS["throws"], ids=lambda vector: vector["about"])
def test_the_vectors_hold_for_both_readings(vector: dict[str, object]) -> None:
    secret = bytes.fromhex(str(vector["secret"]))
    seeds = [str(seed) for seed in vector["seeds"]]  # type: ignore[attr-defined]
    table, number, cases = (
        str(vector["table"]),
        int(str(vector["number"])),
        int(str(vector["cases"])),
    )
    assert Secret(secret).commitment == vector["commitment"]
    assert throw_case(Secret(secret), table, seeds, number, cases) == vector["case"]
    assert by_hand(secret, table, seeds, number, cases) == vector["case"]


@given(
    secret=st.binary(min_size=32, max_size=32),
    table=st.text(max_size=30),
    seeds=st.lists(st.text(max_size=64), max_size=4),
    number=st.integers(1, 2**32 - 1),
    cases=st.integers(1, 2**32),
)
def test_two_readings_of_the_page_agree(
    secret: bytes, table: str, seeds: list[str], number: int, cases: int
) -> None:
    case = throw_case(Secret(secret), table, seeds, number, cases)
    assert 0 <= case < cases
    assert case == by_hand(secret, table, seeds, number, cases)


@pytest.mark.parametrize("cases", [6, 16, 36, 6**3])
def test_every_case_comes_as_often_as_any_other(cases: int) -> None:
    secret, throws = Secret(bytes(32)), 300 * cases
    seen = Counter(throw_case(secret, "fair", ["", ""], n, cases) for n in range(1, throws + 1))
    expected = throws / cases
    distance = sum((seen[case] - expected) ** 2 / expected for case in range(cases))
    # Five standard deviations of chi-square; the throws are fixed, so this is deterministic.
    assert distance < cases - 1 + 5 * (2 * (cases - 1)) ** 0.5


def test_no_two_different_games_have_the_same_message() -> None:
    secret = Secret(bytes(32))
    throws = {
        throw_case(secret, table, seeds, number, 2**32)
        for table, seeds, number in [
            ("ab", ["c"], 1),
            ("a", ["bc"], 1),
            ("a", ["b", "c"], 1),
            ("a", ["", "bc"], 1),
            ("a", ["bc", ""], 1),
            ("a", ["bc"], 2),
        ]
    }
    assert len(throws) == 6


def test_a_secret_shows_itself_to_nobody_who_prints_it() -> None:
    secret = Secret(bytes(range(32)))
    for text in (repr(secret), str(secret), f"{secret}", repr([secret]), repr({"dice": secret})):
        assert text.count("Secret()") == 1
        assert secret.value.hex() not in text
        assert repr(secret.value) not in text


def test_a_secret_of_another_length_and_a_throw_of_no_cases_are_refused() -> None:
    with pytest.raises(ColonnadeError, match="a secret of dice has 32 bytes"):
        Secret(b"short")
    for cases in (0, -1, 2**32 + 1):
        with pytest.raises(ColonnadeError, match=f"not {cases}"):
            throw_case(Secret(bytes(32)), "t", [], 1, cases)


@pytest.mark.parametrize(
    ("seed", "allowed"),
    [
        ("abracadabra", True),
        ("éléphant rose", True),
        ("x" * LONGEST_SEED, True),
        ("x" * (LONGEST_SEED + 1), False),
        ("", False),
        ("a,b", False),
        ("two\nlines", False),
        ("\ud800", False),
        ("\u2028", False),
    ],
)
def test_a_seed_can_stand_in_a_record(seed: str, allowed: bool) -> None:
    assert is_seed(seed) is allowed


def dice_shown(case: int, number: int) -> str:
    """The page's dice: one after the other, written in order of value."""
    values = [case // 6**die % 6 + 1 for die in range(number)]
    return "".join(str(value) for value in sorted(values))


@pytest.mark.parametrize(
    ("game", "options", "number", "letter"),
    [
        ("senet", {"throws": "die"}, 1, "d"),
        ("columbiz", {}, 8, "r"),
        ("les-4-colonnes", {}, 1, "d"),
        ("les-4-colonnes", {"dice": "2"}, 2, "d"),
    ],
)
def test_a_case_shows_the_dice_that_the_page_says(
    game: str, options: dict[str, str], number: int, letter: str
) -> None:
    book = GAMES[game]
    chosen = book.options.read_options(options)
    state = book.rules.start(chosen)
    cases = book.rules.cases(chosen, state)
    assert cases == 6**number
    for case in (*range(min(cases, 36)), cases // 3, cases - 2, cases - 1):
        throw = book.rules.cast(chosen, state, case)
        shown = book.notation.write_throw(chosen, state, throw)
        assert shown == letter + dice_shown(case, number)


def test_a_case_shows_the_coins_that_the_page_says() -> None:
    book = GAMES["senet"]
    chosen = book.options.read_options({})
    state = book.rules.start(chosen)
    assert book.rules.cases(chosen, state) == 16
    for case in range(16):
        heads = sum(case >> coin & 1 for coin in range(4))
        assert book.rules.cast(chosen, state, case) == (heads or 6)
