"""What the lab shows: text, JSON, CSV, pictures and the progress bar."""

import csv
import io
import json
import re
from pathlib import Path
from statistics import mean, stdev
from xml.etree import ElementTree

import pytest

from colonnade.compiled import plain
from colonnade.kernel.statistics import NORMAL, Interval
from colonnade.lab.execution import FinishedStudy, Progress, run
from colonnade.lab.executors import InlineExecutor
from colonnade.lab.export import json_of
from colonnade.lab.html_report import html_of
from colonnade.lab.plots import draw
from colonnade.lab.progress import ProgressBar, clock_time
from colonnade.lab.report import Report, quantile, report_of
from colonnade.lab.study import new_study
from colonnade.lab.tables import figures_of
from colonnade.lab.text import cells_of, text_of
from colonnade.library import new


def report(game: str, *variants: dict[str, str], games: int = 12, told: int = 12) -> Report:
    return report_of(run(new_study(game, list(variants), games=games, told=told), InlineExecutor()))


@pytest.fixture(scope="module")
def columbiz() -> Report:
    return report("columbiz", {"players": "2"}, {"players": "3"})


def test_the_difference_is_taken_game_by_game_on_the_same_seeds(columbiz: Report) -> None:
    book = new("columbiz").rulebook
    two, three = (
        plain(book).playouts(book.options.read_options({"players": n}), seed=1, games=12).tokens
        for n in "23"
    )
    gaps = [b - a for a, b in zip(two, three, strict=True)]
    row = next(row for row in columbiz.rows if row.measure.key == "length")
    found = row.differences[0]
    assert found is not None
    assert found.value == pytest.approx(mean(gaps))
    assert found.high - found.value == pytest.approx(NORMAL * stdev(gaps) / 12**0.5)
    assert found.value == pytest.approx(mean(three) - mean(two))


def test_a_seat_that_only_one_variant_has_is_shown_for_it_alone(columbiz: Report) -> None:
    keys = [row.measure.key for row in columbiz.rows]
    assert keys[:3] == ["seat_1", "seat_2", "seat_3"]
    third = columbiz.rows[2]
    assert third.found[0] is None
    assert third.found[1] is not None
    assert third.differences == [None]


def test_the_shares_of_all_seats_add_up_to_one(columbiz: Report) -> None:
    for variant in range(2):
        found = [row.found[variant] for row in columbiz.rows if row.measure.key[:5] == "seat_"]
        assert sum(one.value for one in found if one is not None) == pytest.approx(1)


def test_the_events_are_those_of_the_story(columbiz: Report) -> None:
    placed = next(use for use in columbiz.uses if use.kind == "placed")
    assert sum(columbiz.every[0].visits) == pytest.approx(12 * placed.found[0].value)


def test_half_of_the_games_are_within_the_median(columbiz: Report) -> None:
    totals = columbiz.every[0]
    lengths = sorted(totals.lengths.elements())
    assert quantile(totals, 0.5) == lengths[5]
    assert quantile(totals, 1) == lengths[-1]


def test_the_text_speaks_both_languages(columbiz: Report) -> None:
    english, french = text_of(columbiz, "en"), text_of(columbiz, "fr")
    assert "Seat 3 (Grey) wins" in english
    assert "95 % interval" in english
    assert "players=2" in english
    assert "La place 3 (Gris) gagne" in french
    assert "Prises" in french
    assert "," in french.split("Prises")[1].splitlines()[0]


def test_events_stand_under_the_names_of_their_variants(columbiz: Report) -> None:
    names = columbiz.study.names()
    title = "What happens"
    beside = text_of(columbiz, "en", 400).partition(title)[2].splitlines()[2]
    assert re.split(r"\s{2,}", beside)[1::2] == names
    stacked = text_of(columbiz, "en", 40).partition(title)[2].split("\n\n")[1:]
    assert [part.splitlines()[0] for part in stacked] == [
        f"{number}. {name}" for number, name in enumerate(names, start=1)
    ]


def test_a_page_with_many_variants_is_no_wider_than_paper() -> None:
    variants = [{"exit": "exact"}, {"exit": "over"}, {"throws": "die"}]
    page = html_of(report("senet", *variants, games=4, told=2), "fr")
    heads = re.findall(r"<thead>(.*?)</thead>", page)
    assert len(heads) == 1 + 3 + 3, "the design, the measures and the events of each variant"
    assert max(head.count("<th ") for head in heads) <= 5
    scales = re.findall(r'font-size="12"[^>]*>(\d+)</text>', page)
    assert len(scales) == 6
    assert len({*scales}) == 2, "one scale, so that lengths can be compared"
    read = re.sub(r"<style>.*?</style>|<footer>.*?</footer>|<[^>]+>", "", page, flags=re.DOTALL)
    assert "\N{NO-BREAK SPACE}:" in read
    assert not re.search(r"[^\S\u00a0\u202f][;:!?»]|'", read), "a line may begin with a colon"


def test_french_counts_in_the_singular_below_two() -> None:
    def shown(value: float) -> str:
        return cells_of(Interval(value, value - 0.01, value + 0.01), True, "fr", signed=True)[0]

    assert [shown(value) for value in (-0.008, 0.019, 0.1)] == [
        "−0,8 point",
        "+1,9 point",
        "+10,0 points",
    ]


def test_json_and_csv_hold_the_same_figures(columbiz: Report) -> None:
    content = json.loads(json_of(columbiz))
    lines = list(csv.DictReader(io.StringIO(figures_of(columbiz).to_csv())))
    assert [variant["options"]["players"] for variant in content["variants"]] == ["2", "3"]
    by_name = {(line["variant"], line["kind"], line["name"]): line for line in lines}
    for variant in content["variants"]:
        name = f"players={variant['options']['players']}"
        for kind in ("measures", "differences", "events"):
            for key, found in variant[kind].items():
                line = by_name[name, kind.removesuffix("s"), key]
                assert float(line["value"]) == found["value"]
                assert float(line["low"]) == found["low"]
    assert "seat_3" in content["variants"][1]["measures"]


def test_games_without_end_are_told(columbiz: Report) -> None:
    assert "stopped" not in text_of(columbiz, "en")
    stopped = report("corintho", {})
    stopped.every[0].unfinished = 3
    assert "3 games were stopped" in text_of(stopped, "en")


@pytest.mark.parametrize("game", ["senet", "les-4-colonnes", "columbiz", "corintho"])
def test_pictures_are_drawn_on_the_board_of_every_game(game: str, tmp_path: Path) -> None:
    found = report(game, {}, games=2, told=2)
    drawn = {path.name for path in draw(found, tmp_path, "fr")}
    names = {"seats", "lengths", "visits"} | ({"captures"} if any(found.every[0].taken) else set())
    assert drawn == {f"{name}.{ending}" for name in names for ending in ("png", "svg")}
    for name in drawn:
        data = (tmp_path / name).read_bytes()
        if name.endswith("png"):
            assert data.startswith(b"\x89PNG")
        else:
            assert ElementTree.fromstring(data).tag.endswith("svg")


def test_equal_studies_draw_equal_pictures(tmp_path: Path) -> None:
    found = report("corintho", {}, {"players": "4"})
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    one, two = draw(found, tmp_path / "one", "en"), draw(found, tmp_path / "two", "en")
    for first, second in zip(one, two, strict=True):
        assert first.read_bytes() == second.read_bytes()


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_shows_share_rate_and_time_left() -> None:
    times = iter([0.0, 10.0])
    screen = Screen()
    bar = ProgressBar(screen, "en", clock=lambda: next(times))
    bar(Progress(games=3000, of=12000, played=2000))
    assert "[######..................]  25 %  200 games/s, 0:45 left" in screen.getvalue()


def test_nobody_is_shown_a_bar_in_a_file() -> None:
    file = io.StringIO()
    ProgressBar(file, "en")(Progress(1, 2, 1))
    assert file.getvalue() == ""


def test_time_is_told_in_hours_when_it_takes_them() -> None:
    assert clock_time(42) == "0:42"
    assert clock_time(3909) == "1:05:09"


def test_a_report_needs_no_story() -> None:
    silent = FinishedStudy(new_study("corintho", [{}], games=3, told=3), [])
    silent.every.extend(run(silent.study, InlineExecutor()).every)
    silent.every[0].events.clear()
    assert "What happens" not in text_of(report_of(silent), "en")
