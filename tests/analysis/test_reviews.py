"""Reviews of whole, unfinished and damaged games, told in both languages, as JSON and drawn."""

import json
from dataclasses import asdict, replace
from fractions import Fraction
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from analysis.games import WAYS, played_game
from colonnade.analysis import Effort, review
from colonnade.analysis.grades import verdict
from colonnade.analysis.player_summaries import PlayerReview, player_review
from colonnade.analysis.plot import check_plotting, draw, sides
from colonnade.analysis.sentences import throw_sentences
from colonnade.analysis.steps import Step
from colonnade.analysis.summary import summary_of
from colonnade.analysis.text import WIDTH, text_of
from colonnade.analysis.token_values import EvaluatedToken
from colonnade.analysis.words import share, wins
from colonnade.kernel.errors import BadRecord, ColonnadeError
from colonnade.kernel.i18n import Text
from colonnade.kernel.record import read_record
from colonnade.library import Game
from colonnade.wire.schema import schema

FEW = Effort(sims=40)
pytestmark = pytest.mark.usefixtures("plain")


@pytest.mark.parametrize(("game", "options"), WAYS, ids=lambda given: str(given))
def test_a_review_is_the_same_each_time_and_fits_its_schema(
    game: str, options: dict[str, str]
) -> None:
    made = played_game(game, options, seed=3, tokens=11, near_end=True)
    found = review(made, FEW)
    assert found == review(made.record(), FEW)
    assert [step.token for step in found.steps] == list(made.tokens)
    assert found.is_over == made.is_over
    assert found.problem is None
    whole = schema()
    validator = Draft202012Validator({**whole, "$ref": "#/$defs/Review"})
    validator.validate(json.loads(json.dumps(asdict(found))))
    for language in ("en", "fr"):
        text = text_of(found, "fr" if language == "fr" else "en")
        narrow = text_of(found, "fr" if language == "fr" else "en", 60)
        assert max(map(len, narrow.splitlines())) <= 60 or len(found.players) > 2
        unfinished = "pas finie" if language == "fr" else "not over"
        assert (unfinished in text) == (not made.is_over)
        for player in found.players:
            assert (player.name.fr if language == "fr" else player.name.en) in text


def test_a_blunder_is_told_with_what_was_better() -> None:
    game = Game("corintho", position="kk../..../...k/.... 1 442,443 d2:2,b4:1")
    game.play("c@d1")
    found = review(game, Effort(sims=2000))
    (step,) = found.steps
    assert step.verdict == "blunder"
    assert step.cost > 0.3
    (point,) = found.turning_points
    assert point.better is not None
    assert point.better.token == step.best
    assert "wins the game" in point.told.en
    assert "gagne la partie" in point.told.fr
    assert point.position == "kk../..../...k/.... 1 442,443 d2:2,b4:1"
    assert found.players[1].blunders == 1
    assert "Player 2 places a column on d1" in text_of(found, "en")
    assert step.told == point.told
    assert "Joueur 2 pose une colonne en d1" in text_of(found, "fr")


def test_a_damaged_record_is_reviewed_up_to_the_damage() -> None:
    made = played_game("senet", {}, seed=2, tokens=8)
    text = f"{made.record()}\n1-99\n"
    found = review(read_record(text), FEW)
    assert len(found.steps) == 8
    assert found.problem is not None
    assert "token 9" in found.problem.en
    assert "coup ou lancer n° 9" in found.problem.fr
    assert "damaged" in str(found)
    assert found.text("fr") == text_of(found, "fr")
    assert ".. " not in text_of(found, "en")
    assert "abîmée" in text_of(found, "fr")


def test_a_result_that_is_not_that_of_the_tokens_is_told() -> None:
    made = played_game("corintho", {}, seed=1)
    assert made.result is not None
    wrong = "0 1" if made.result[0] else "1 0"
    text = str(made.record())
    right = " ".join(map(str, made.result))
    found = review(read_record(text.replace(f'[Result "{right}"]', f'[Result "{wrong}"]')), FEW)
    assert found.problem is not None
    assert found.is_over
    assert found.players[0].result == float(made.result[0])


def test_a_record_that_begins_with_nonsense_is_refused() -> None:
    with pytest.raises(BadRecord, match="no game 'chess'"):
        review(read_record('[Game "chess"]\n[Options "players=2"]\n\ne4\n'))


def test_a_game_without_tokens_has_chances_and_nothing_else() -> None:
    found = review(Game("corintho"), FEW)
    assert found.steps == ()
    assert found.turning_points == ()
    assert sum(found.start) == pytest.approx(1, abs=1e-3)
    assert [player.accuracy for player in found.players] == [None, None]
    assert "–" in text_of(found, "en")


def test_colours_in_a_record_are_said_in_the_language_of_the_reader() -> None:
    made = played_game("columbiz", {"players": "3"}, seed=2, tokens=1, near_end=False)
    found = review(made.record(seats=("Ada", "Bleu", "")), Effort(whole=1e-9))
    assert [(player.name.en, player.name.fr) for player in found.players] == [
        ("Ada", "Ada"),
        ("Blue", "Bleu"),
        ("Grey", "Gris"),
    ]
    black = Game("senet")
    for token in ("t2", "t1"):
        black.play(token)
    called = black.called(("Player 1", "Joueur 2"))
    assert [(name.en, name.fr) for name in called] == [("White", "Blanc"), ("Black", "Noir")]
    assert black.called(("Ada",)) == black.seat_names


def test_a_throw_is_told_of_whom_it_concerned() -> None:
    game = Game("les-4-colonnes", players=3)
    names = [Text(name, name) for name in ("Ada", "Bo", "Cy")]

    def told(*after: float) -> str:
        found = EvaluatedToken(
            1, "d3", game.state, 3, True, (0.3, 0.3, 0.4), after, Fraction(1, 6), 6
        )
        return throw_sentences(game, found, names).en.removeprefix("Ada throws 3 (1 chance in 6): ")

    assert told(0.4, 0.3, 0.3) == "good luck, chances up from 30% to 40%."
    assert told(0.2, 0.2, 0.6) == "bad luck, chances down from 30% to 20%."
    assert told(0.31, 0.09, 0.6) == "bad luck for Bo, down from 30% to 9%."
    assert told(0.29, 0.51, 0.2) == "good luck for Bo, up from 30% to 51%."


def test_a_throw_that_never_falls_twice_is_told_by_its_rank() -> None:
    game = Game("columbiz")
    names = [Text(name, name) for name in ("Ada", "Bo")]
    code = game.rulebook.notation.find(game.rules_options, game.state, "r11223456")
    assert code is not None
    worse, better = (0.25, (0.4, 0.6)), (0.05, (0.9, 0.1))

    def told(after: tuple[float, float]) -> Text:
        throws = {1: worse, 2: better, code: (0.7, after)}
        found = EvaluatedToken(
            1, "r", game.state, code, True, (0.5, 0.5), after, Fraction(1, 1000), 3, throws=throws
        )
        return throw_sentences(game, found, names)

    assert "(better than 25% of throws): good luck" in told((0.7, 0.3)).en
    assert "(moins bien que 5\N{NO-BREAK SPACE}% des lancers) : malchance" in told((0.45, 0.55)).fr


def test_names_are_those_of_the_record() -> None:
    made = played_game("senet", {}, seed=2, tokens=6)
    found = review(made.record(seats=("Ada", "Bea")), FEW)
    assert [player.name.en for player in found.players] == ["Ada", "Bea"]
    assert "Ada" in text_of(found, "fr")


def test_a_bot_is_called_by_its_colour_and_the_table_says_what_it_is() -> None:
    made = played_game("columbiz", {}, seed=2, tokens=1, near_end=True)
    found = review(made.record(seats=("Ada", "bot:easy")), Effort(whole=1e-9))
    assert [player.name.fr for player in found.players] == ["Ada", "Bleu"]
    assert found.seats == ("Ada", "bot:easy")
    assert "Bleu (bot:easy)" in text_of(found, "fr")
    assert "Blue (bot:easy)" in text_of(found, "en")


def test_a_bot_without_a_colour_is_called_the_bot() -> None:
    made = played_game("corintho", {}, seed=2, tokens=1)
    found = review(made.record(seats=("Ada", "bot:easy")), Effort(whole=1e-9))
    assert [player.name.fr for player in found.players] == ["Ada", "Le robot"]
    assert [player.name.en for player in found.players] == ["Ada", "The bot"]


def test_only_choices_at_which_something_could_be_lost_speak_for_a_player() -> None:
    state = Game("corintho").state
    choices = (
        {1: 0.5, 2: 0.3},  # the best move, and a blunder beside it
        {1: 0.5, 2: 0.49},  # nothing to lose, and the worse move
        {1: 0.5, 2: 0.2},  # the blunder
        {1: 0.5, 2: 0.499, 3: 0.5},
    )
    played_codes = (1, 2, 2, 2)
    found, steps = [], []
    for number, (worths, code) in enumerate(zip(choices, played_codes, strict=True), start=1):
        moves = {move: (worth, 1 - worth) for move, worth in worths.items()}
        found.append(
            EvaluatedToken(number, "", state, code, False, moves[1], moves[code], moves=moves)
        )
        cost = worths[1] - worths[code]
        steps.append(
            Step(number, "", 0, verdict(cost), moves[1], moves[code], "", (), 2, cost, "", None)
        )
    values = [(0.5, 0.5)] * 5
    made = player_review(0, Text("Ada", "Ada"), found, steps, values)
    assert (made.choices, made.blunders, made.accuracy) == (4, 1, 0.5)
    calm = player_review(0, Text("Ada", "Ada"), found[3:], steps[3:], values)
    assert (calm.choices, calm.accuracy) == (1, None)


def review_of_player(
    seat: int, result: float, low: float, high: float, cost: float = 0.0
) -> PlayerReview:
    name = ("Ada", "Bo", "Cy")[seat]
    made = player_review(seat, Text(name, name), (), (), [(0.5, 0.5, 0.5)])
    middle = (low + high) / 2
    return replace(
        made, throws=9, choices=9, result=result, adjusted=middle, low=low, high=high, cost=cost
    )


def test_the_summary_says_whether_luck_or_play_won() -> None:
    over = played_game("corintho", {}, seed=1)
    lost = review_of_player(1, 0, 0.1, 0.3)
    told = summary_of(over, [review_of_player(0, 1, 0.6, 0.9), lost])
    assert told.en == "Won by Ada; with average throws most likely too."
    assert told.fr == "Victoire : Ada ; avec des lancers moyens aussi, sans doute."
    told = summary_of(over, [review_of_player(0, 1, 0.1, 0.4), review_of_player(1, 0, 0.6, 0.9)])
    assert told.en == "Won by Ada thanks to the throws; with average ones rather by Bo."
    told = summary_of(
        over,
        [review_of_player(0, 1, 0.4, 0.9, cost=0.2), review_of_player(1, 0, 0.1, 0.6, cost=1.25)],
    )
    assert told.en == (
        "Won by Ada; whether by luck or by play is too close to tell. "
        "Best play: Ada, 0.20 of a win lost in 9 choices."
    )
    assert "Le mieux joué : Ada, 0,20 victoire perdue en 9 choix." in told.fr
    hasty = replace(review_of_player(1, 0, 0.1, 0.6, cost=2.5), choices=30)
    told = summary_of(over, [review_of_player(0, 1, 0.4, 0.9, cost=2.2), hasty])
    assert told.en.endswith("Best play: Ada, 2.20 wins lost in 9 choices.")
    assert told.fr.endswith("Le mieux joué : Ada, 2,20 victoires perdues en 9 choix.")
    both = [
        review_of_player(0, 1, 0.6, 0.9),
        review_of_player(1, 0, 0.1, 0.4),
        review_of_player(2, 1, 0.6, 0.9),
    ]
    assert summary_of(over, both).fr.startswith("Victoire : Ada et Cy ;")
    assert (
        summary_of(over, [review_of_player(0, 0.5, 0, 1), review_of_player(1, 0.5, 0, 1)]).en
        == "A draw."
    )
    running = played_game("corintho", {}, seed=1, tokens=2)
    assert (
        summary_of(running, [review_of_player(0, 0.7, 0.6, 0.8), lost]).en
        == "Ahead: Ada, with 70%."
    )
    even = [review_of_player(0, 0.501, 0.4, 0.6), review_of_player(1, 0.499, 0.4, 0.6)]
    assert summary_of(running, even).fr == "Personne n’est en tête."


def test_shares_are_told_with_no_more_digits_than_they_have() -> None:
    assert [share(value, "en") for value in (0, 0.001, 0.5, 0.618, 0.999, 1)] == [
        "0%",
        "< 1%",
        "50%",
        "62%",
        "> 99%",
        "100%",
    ]
    assert share(0.618, "fr") == "62\N{NO-BREAK SPACE}%"
    assert [wins(value, "fr", signed=True) for value in (0.944, -1.2, 0.001)] == [
        "+0,94",
        "−1,20",
        "0,00",
    ]


def test_the_report_fits_a_terminal() -> None:
    game, options = WAYS[-1]
    made = played_game(game, dict(options), seed=1, tokens=40)
    seats = ("Ada", "Bo", "Cy", "Di")
    found = review(made.record(seats=seats), FEW)
    for text in (text_of(found, "fr"), text_of(found, "en")):
        assert max(map(len, text.splitlines())) <= WIDTH


def test_when_time_runs_out_the_rest_is_glanced_at() -> None:
    found = review(played_game("senet", {}, seed=2, tokens=20), Effort(whole=1e-9))
    assert found.is_hurried
    assert len(found.steps) == 20
    assert "glanced" in text_of(found, "en")


def test_progress_is_told_token_by_token() -> None:
    seen: list[tuple[int, int]] = []
    review(
        played_game("corintho", {}, 1, tokens=4), FEW, lambda done, all_: seen.append((done, all_))
    )
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_the_picture_is_the_same_for_the_same_review(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    found = review(played_game("corintho", {"players": "3"}, seed=5), FEW)
    for name in ("first.svg", "second.svg", "third.png"):
        check_plotting(tmp_path / name)
        draw(found, tmp_path / name, "fr")
    assert (tmp_path / "first.svg").read_bytes() == (tmp_path / "second.svg").read_bytes()
    assert "<svg" in (tmp_path / "first.svg").read_text(encoding="utf-8")
    assert (tmp_path / "third.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(ColonnadeError, match=r"png or \.svg"):
        check_plotting(tmp_path / "chances.gif")


def test_partners_share_a_line_of_the_picture() -> None:
    game, options = WAYS[-1]
    assert sides(review(played_game(game, dict(options), 1, tokens=1), FEW)) == ((0, 2), (1, 3))
