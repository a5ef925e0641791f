"""What the next throws may bring after a move: how it is counted, and when it is a reason."""

import random

import pytest

from analysis.games import code_of, played_game
from colonnade.analysis import forecast as subject
from colonnade.analysis.forecast import CLEAR, Forecast, Prospect, forecast, foreseen
from colonnade.bots.value.estimates import Reply, likely_replies
from colonnade.games import GAMES
from colonnade.games.senet import SENET
from colonnade.games.senet.bot import SEARCH
from colonnade.games.senet.bot.value import chance
from colonnade.kernel.awaited import CHANCE, CHOICE, OVER
from colonnade.library import Game, started

SWAP = Prospect("rival", frozenset({"swapped"}), "never", "rarely", "often")
OWN_SWAP = Prospect("own", frozenset({"swapped"}), "never", "rarely", "often")
EXPOSED = "b.b...bw.b/..w......w/.b......ww 0 3 0,0 1"


def senet(position: str) -> Game:
    return started("senet", {}, position)


def test_replies_come_with_every_throw_and_are_played_to_the_next_one() -> None:
    game = senet(EXPOSED)
    options = game.rules_options
    after = SENET.rules.after_move(options, game.state, code_of(game, "13-16"))
    replies = list(likely_replies(SENET, options, after))
    assert len(replies) == len(SENET.rules.odds(options, after))
    assert sum(reply.chance for reply in replies) == pytest.approx(1.0)
    weights = SEARCH.value_model_of(options).weights
    for reply in replies:
        assert SENET.rules.awaits(options, reply.after) in (CHANCE, OVER)
        for state, code in reply.moves:
            worths = [
                chance(options, SENET.rules.after_move(options, state, other), state.seat, weights)
                for other in SENET.rules.codes(SENET.rules.legal(options, state))
            ]
            played = SENET.rules.after_move(options, state, code)
            assert chance(options, played, state.seat, weights) == max(worths)


def test_a_forecast_counts_the_throws_that_hit_the_seat_that_moved() -> None:
    game = senet(EXPOSED)
    options = game.rules_options
    code = code_of(game, "13-16")
    after = SENET.rules.after_move(options, game.state, code)
    hits = 0.0
    for reply in likely_replies(SENET, options, after):
        events = [
            event
            for state, move in reply.moves
            for event in SENET.consequences(options, state, move)
        ]
        hits += reply.chance * any(event.kind == "swapped" for event in events)
    assert 0.0 < hits < 1.0
    assert forecast(SENET, options, game.state, code).chance(SWAP) == pytest.approx(hits)


def test_the_chances_of_the_own_throw_count_only_what_comes_next() -> None:
    """The other may throw again before, and then nothing is known of the own throw yet."""
    kinds = frozenset({"swapped"})
    seen = Forecast(own=[(0.1, kinds), (0.3, frozenset())])
    assert seen.chance(OWN_SWAP) == pytest.approx(0.25)
    assert Forecast().chance(OWN_SWAP) == 0.0


@pytest.mark.parametrize(
    ("here", "others", "key"),
    [
        (0.0, 0.5, "never"),
        (0.004, 0.5, "never"),
        (0.2, 0.5, "rarely"),
        (0.5, 0.2, "often"),
        (0.5, 0.5 + CLEAR / 2, None),
        (0.5, 0.5 - CLEAR / 2, None),
    ],
)
def test_only_a_clear_difference_to_the_other_moves_is_a_reason(
    here: float, others: float, key: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = senet(EXPOSED)
    options, code = game.rules_options, code_of(game, "13-16")
    kinds, nothing = frozenset({"swapped"}), frozenset[str]()

    def told(_book: object, _options: object, _state: object, move: int) -> Forecast:
        chance = here if move == code else others
        return Forecast(rival=[(chance, kinds), (1.0 - chance, nothing)])

    monkeypatch.setattr(subject, "forecast", told)
    found = list(foreseen(SENET, options, game.state, code, [SWAP]))
    assert [one.key for one in found] == ([key] if key else [])
    for one in found:
        assert one.facts == {
            "chance": round(100 * here),
            "usual": round(100 * others),
            "owner": 1,
        }


def test_a_forced_move_has_no_other_to_compare_with() -> None:
    rng, compared = random.Random(7), 0
    game = played_game("senet", {}, 7, 30)
    while not game.is_over and compared < 3:
        if len(game.legal) == 1:
            code = code_of(game, game.legal[0])
            assert not list(foreseen(SENET, game.rules_options, game.state, code, [SWAP]))
            compared += 1
        if game.legal:
            game.play(rng.choice(game.legal))
        else:
            game.throw(rng)
    assert compared == 3


def test_nothing_is_foreseen_before_a_second_choice_or_of_the_throws_of_two_dice() -> None:
    book = GAMES["les-4-colonnes"]
    game = started(
        "les-4-colonnes",
        {"players": "4", "dice": "2"},
        "Y:5,10,11,15 B:56,58,4,6 G:43,47,48,55 R:A,A,29,32 B 26 2+ B6 -",
    )
    rng, stages = random.Random(3), set[int]()
    while len(stages) < 2:
        options, state = game.rules_options, game.state
        if not game.legal:
            game.throw(rng)
            continue
        move = rng.choice(game.legal)
        code = code_of(game, move)
        stages.add(book.rules.awaits(options, book.rules.after_move(options, state, code)))
        assert forecast(book, options, state, code) == Forecast()
        game.play(move)
    assert stages == {CHOICE, CHANCE}


def test_a_game_whose_search_cannot_tell_foresees_nothing() -> None:
    game = started("columbiz", {})
    replies: list[Reply] = list(likely_replies(game.rulebook, game.rules_options, game.state))
    assert replies == []
