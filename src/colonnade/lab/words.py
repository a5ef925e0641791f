"""What the lab says, in English and French."""

from typing import Final

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.words import Language, Words

WORDS: Final[dict[str, Words]] = {
    "games": Words("{games} games, seed {seed}", "{games} parties, graine {seed}"),
    "seats": Words("Choosers: {seats}", "Joueurs : {seats}"),
    "seats_in_turn": Words(
        "Choosers, each on every seat in turn: {seats}",
        "Joueurs, chacun à son tour sur chaque siège : {seats}",
    ),
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
    "no_compiler": Words(
        "numba is not installed (pip install 'colonnade[swift]'): everything runs, slower.",
        "numba n’est pas installé (pip install 'colonnade[swift]') : tout marche, plus lentement.",
    ),
    "ready_after": Words("all is ready after", "tout est prêt après"),
    "from_now_on": Words("from now on", "désormais"),
    "kept_already": Words("kept already", "gardé déjà"),
    "compiled_in": Words("{seconds} s to compile", "{seconds} s à compiler"),
    "no_cache": Words(
        "nothing is kept: no cache folder can be written (see XDG_CACHE_HOME)",
        "rien n’est gardé : aucun dossier de cache n’est accessible (voir XDG_CACHE_HOME)",
    ),
    "seat_balance": Words("Win share by seat", "Part de victoires par siège"),
    "length_title": Words("Length of the games", "Longueur des parties"),
    "length_axis": Words("throws and moves", "lancers et coups"),
    "share_axis": Words("% of the games", "% des parties"),
    "visits_title": Words("Places reached", "Cases atteintes"),
    "heat_title": Words("{what}: {name}", "{what} : {name}"),
    "a_game": Words("times a game", "fois par partie"),
}

REFUSALS: Final[dict[str, Words]] = {
    "no_chooser": Words(
        "no chooser {name!r}; there are: {called}", "aucun joueur {name!r} ; il y a : {called}"
    ),
    "too_small": Words(
        "{name}={number}: must be at least {least}",
        "{name}={number} : doit valoir au moins {least}",
    ),
    "out_of_range": Words(
        "{name}={number}: must be from {least} to 2^62",
        "{name}={number} : doit être compris entre {least} et 2^62",
    ),
    "too_many_seats": Words(
        "{given} seats are given choosers, the game has {players}",
        "{given} sièges ont un joueur, la partie en a {players}",
    ),
    "nothing_to_rotate": Words(
        "--rotate: all seats have the same chooser",
        "--rotate : tous les sièges ont le même joueur",
    ),
    "same_variants": Words(
        "--compare: two of the sets of options are the same",
        "--compare : deux des jeux d’options sont les mêmes",
    ),
    "nowhere": Words(
        "--on {where}: must be here, ray, or ray://HOST:PORT",
        "--on {where} : doit être here, ray ou ray://HÔTE:PORT",
    ),
    "no_ray": Words(
        "--on ray needs Ray: pip install 'colonnade[ray]'",
        "--on ray demande Ray : pip install 'colonnade[ray]'",
    ),
    "no_matplotlib": Words(
        "--plots needs matplotlib: pip install 'colonnade[lab]'",
        "--plots demande matplotlib : pip install 'colonnade[lab]'",
    ),
    "no_cluster": Words(
        "no Ray cluster at {address}: {why}", "pas de grappe Ray à {address} : {why}"
    ),
    "chunk_failed": Words(
        "chunk {chunk} failed on the cluster: {why}",
        "le lot {chunk} a échoué sur la grappe : {why}",
    ),
    "workers_killed": Words(
        "{losses} workers were killed; is there enough memory?",
        "{losses} processus ont été tués ; y a-t-il assez de mémoire ?",
    ),
    "does_not_compile": Words("{game} does not compile: {why}", "{game} ne se compile pas : {why}"),
    "not_of_the_lab": Words(
        "{path} is not a file of the lab", "{path} n’est pas un fichier du labo"
    ),
    "not_a_line": Words(
        "{path}: line {line} is not a study's", "{path} : la ligne {line} n’est pas d’une étude"
    ),
    "other_rules": Words(
        "{path} was begun with another version of the rules; begin another file",
        "{path} a été commencé avec une autre version des règles ; commencez un autre fichier",
    ),
    "other_study": Words(
        "{path} holds another study: {differing} differ; begin another file",
        "{path} contient une autre étude, qui diffère par {differing} ; commencez un autre fichier",
    ),
}


class Refused(ColonnadeError):
    """What the lab can not do, and why."""

    def __init__(self, key: str, **facts: object) -> None:
        words = REFUSALS[key]
        super().__init__(Words(words.en.format(**facts), words.fr.format(**facts)))


def say(key: str, language: Language, **facts: object) -> str:
    """A sentence with its facts."""
    return WORDS[key].to(language).format(**facts)
