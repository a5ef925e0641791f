"""What the lab says, in English and French."""

from typing import Final

from colonnade.kernel.words import Language, Words

WORDS: Final[dict[str, Words]] = {
    "games": Words("{games} games, seed {seed}", "{games} parties, graine {seed}"),
    "seats": Words("Choosers: {seats}", "Joueurs : {seats}"),
    "measure": Words("A game, on average", "En moyenne par partie"),
    "value": Words("Figure", "Valeur"),
    "interval": Words("95 % interval", "Intervalle à 95 %"),
    "difference": Words("Difference", "Différence"),
    "certain": Words(
        "* more than chance would explain (the interval of the difference excludes 0)",
        "* plus que le hasard n’explique (l’intervalle de la différence exclut 0)",
    ),
    "lengths": Words(
        "Lengths: half of the games within {median}, nine in ten from {low} to {high}",
        "Longueurs : la moitié des parties en {median} au plus, neuf sur dix de {low} à {high}",
    ),
    "uses": Words(
        "What happens, times a game ({told} games told)",
        "Ce qui arrive, fois par partie ({told} parties racontées)",
    ),
    "unfinished": Words(
        "{number} games were stopped unfinished: nobody wins them",
        "{number} parties arrêtées sans fin : personne ne les gagne",
    ),
    "stopped": Words(
        "stopped: {games} of {of} games are kept in {path}; the same command goes on from there",
        "arrêté : {games} parties sur {of} sont gardées dans {path} ; "
        "la même commande reprend de là",
    ),
    "stopped_unkept": Words("stopped; nothing could be kept", "arrêté ; rien n’a pu être gardé"),
    "not_kept": Words(
        "what is played can not be kept ({why}): the study can not be stopped and resumed",
        "impossible de garder ce qui est joué ({why}) : l’étude ne pourra pas être reprise",
    ),
    "resumed": Words(
        "{games} games were kept in {path}: going on", "{games} parties gardées dans {path} : suite"
    ),
    "beginning": Words(
        "beginning; the first time, compiling…", "début ; la première fois, compilation…"
    ),
    "left": Words("{rate} games/s, {left} left", "{rate} parties/s, reste {left}"),
    "written": Words("written: {path}", "écrit : {path}"),
    "seat_balance": Words("Win share by seat", "Part de victoires par siège"),
    "length_title": Words("Length of the games", "Longueur des parties"),
    "length_axis": Words("throws and moves", "lancers et coups"),
    "share_axis": Words("% of the games", "% des parties"),
    "visits_title": Words("Places reached", "Cases atteintes"),
    "a_game": Words("times a game", "fois par partie"),
}


def say(key: str, language: Language, **facts: object) -> str:
    """A sentence with its facts."""
    return WORDS[key].to(language).format(**facts)
