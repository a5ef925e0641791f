"""The sentences of the lab, in English and French."""

from typing import Final

from colonnade.kernel.errors import ColonnadeError
from colonnade.kernel.i18n import Language, Text

WORDS: Final[dict[str, Text]] = {
    "games": Text("{games} games, seed {seed}", "{games} parties, graine {seed}"),
    "seats": Text("Choosers: {seats}", "Joueurs : {seats}"),
    "seats_in_turn": Text(
        "Choosers, each on every seat in turn: {seats}",
        "Joueurs, chacun à son tour à chaque place : {seats}",
    ),
    "measure": Text("A game, on average", "En moyenne par partie"),
    "value": Text("Figure", "Valeur"),
    "interval": Text("95 % interval", "Intervalle à 95 %"),
    "difference": Text("Difference", "Différence"),
    "difference_from": Text("Difference from 1", "Différence avec 1"),
    "event": Text("Event", "Événement"),
    "point": Text(" point", " point"),
    "points": Text(" points", " points"),
    "design": Text("Variants", "Variantes"),
    "base": Text("the base of all differences", "la base de toutes les différences"),
    "certain": Text(
        "* more than chance would explain, all {compared} comparisons together (Holm’s method)",
        "* plus que le hasard n’explique, les {compared} comparaisons ensemble (méthode de Holm)",
    ),
    "named": Text("{name}: {told}", "{name} : {told}"),
    "lengths": Text(
        "half of them up to {median}, nine in ten from {low} to {high}",
        "la moitié jusqu’à {median}, neuf sur dix de {low} à {high}",
    ),
    "uses": Text(
        "What happens, times a game ({told} games told)",
        "Ce qui arrive, fois par partie ({told} parties racontées)",
    ),
    "unfinished": Text(
        "{number} games were stopped unfinished: nobody wins them",
        "{number} parties arrêtées sans fin : personne ne les gagne",
    ),
    "stopped": Text(
        "stopped: {games} of {of} games are kept in {path}; the same command goes on from there",
        "arrêté : {games} parties sur {of} sont gardées dans {path} ; "
        "la même commande reprend de là",
    ),
    "stopped_unkept": Text("stopped; nothing could be kept", "arrêté ; rien n’a pu être gardé"),
    "not_kept": Text(
        "what is played cannot be kept ({why}): the study cannot be stopped and resumed",
        "impossible de garder ce qui est joué ({why}) : l’étude ne pourra pas être reprise",
    ),
    "resumed": Text(
        "{games} games were kept in {path}: going on", "{games} parties gardées dans {path} : suite"
    ),
    "beginning": Text(
        "beginning; the first time, compiling…", "début ; la première fois, compilation…"
    ),
    "left": Text("{rate} games/s, {left} left", "{rate} parties/s, reste {left}"),
    "written": Text("written: {path}", "écrit : {path}"),
    "no_compiler": Text(
        "numba is not installed (pip install 'colonnade[compiled]'): everything runs, slower.",
        "numba n’est pas installé (pip install 'colonnade[compiled]') : tout marche, moins vite.",
    ),
    "ready_after": Text("all is ready after", "tout est prêt après"),
    "from_now_on": Text("from now on", "désormais"),
    "kept_already": Text("kept already", "gardé déjà"),
    "compiled_in": Text("{seconds} s to compile", "{seconds} s à compiler"),
    "no_cache": Text(
        "nothing is kept: no cache folder can be written (see XDG_CACHE_HOME)",
        "rien n’est gardé : aucun dossier de cache n’est accessible (voir XDG_CACHE_HOME)",
    ),
    "seat_balance": Text("Win share by seat", "Part de victoires par place"),
    "length_title": Text("Length of the games", "Longueur des parties"),
    "length_axis": Text("throws and moves", "lancers et coups"),
    "share_axis": Text("% of the games", "% des parties"),
    "visits_title": Text("Places reached", "Cases atteintes"),
    "heat_title": Text("{what}: {name}", "{what} : {name}"),
    "a_game": Text("times a game", "fois par partie"),
}

REFUSALS: Final[dict[str, Text]] = {
    "too_small": Text(
        "{name}={number}: must be at least {least}",
        "{name}={number} : doit valoir au moins {least}",
    ),
    "out_of_range": Text(
        "{name}={number}: must be from {least} to 2^62",
        "{name}={number} : doit être compris entre {least} et 2^62",
    ),
    "too_many_seats": Text(
        "{given} seats are given choosers, the game has {players}",
        "{given} places ont un joueur, la partie en a {players}",
    ),
    "nothing_to_rotate": Text(
        "--rotate: all seats have the same chooser",
        "--rotate : toutes les places ont le même joueur",
    ),
    "same_variants": Text(
        "two of the variants to compare have the same options",
        "deux des variantes à comparer ont les mêmes options",
    ),
    "nothing_swept": Text(
        "sweep: no value is given for {name}",
        "sweep : aucune valeur n’est donnée pour {name}",
    ),
    "given_twice": Text(
        "{name} is given for all variants and compared, or both compared and swept",
        "{name} est donné pour toutes les variantes et comparé, ou à la fois comparé et balayé",
    ),
    "same_file": Text(
        "two results would be written to {path}: give each a file of its own",
        "deux résultats iraient dans {path} : il faut un fichier pour chacun",
    ),
    "not_rows": Text(
        "--rows {path}: must end in .csv or .parquet",
        "--rows {path} : doit se terminer par .csv ou .parquet",
    ),
    "no_pyarrow": Text(
        "Parquet needs pyarrow: pip install 'colonnade[lab]'",
        "Parquet demande pyarrow : pip install 'colonnade[lab]'",
    ),
    "not_swept": Text(
        "--sweep {given}: must be name=value,value",
        "--sweep {given} : il faut nom=valeur,valeur",
    ),
    "nowhere": Text(
        "--on {where}: must be here, ray, or ray://HOST:PORT",
        "--on {where} : doit être here, ray ou ray://HÔTE:PORT",
    ),
    "no_ray": Text(
        "--on ray needs Ray: pip install 'colonnade[ray]'",
        "--on ray demande Ray : pip install 'colonnade[ray]'",
    ),
    "no_cluster": Text(
        "no Ray cluster at {address}: {why}", "pas de grappe Ray à {address} : {why}"
    ),
    "chunk_failed": Text(
        "chunk {chunk} failed on the cluster: {why}",
        "le lot {chunk} a échoué sur la grappe : {why}",
    ),
    "workers_killed": Text(
        "{losses} workers were killed; is there enough memory?",
        "{losses} processus ont été tués ; y a-t-il assez de mémoire ?",
    ),
    "does_not_compile": Text("{game} does not compile: {why}", "{game} ne se compile pas : {why}"),
    "not_of_the_lab": Text(
        "{path} is not a file of the lab", "{path} n’est pas un fichier du labo"
    ),
    "not_a_line": Text(
        "{path}: line {line} is not a study’s", "{path} : la ligne {line} n’est pas d’une étude"
    ),
    "other_rules": Text(
        "{path} was begun with another version of the rules; begin another file",
        "{path} a été commencé avec une autre version des règles ; commencez un autre fichier",
    ),
    "other_study": Text(
        "{path} holds another study: {differing} differ; begin another file",
        "{path} contient une autre étude, qui diffère par {differing} ; commencez un autre fichier",
    ),
}


class LabError(ColonnadeError):
    """An experiment that the lab cannot run, and why."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(REFUSALS[key].filled(**facts))


def say(key: str, language: Language, **facts: object) -> str:
    """A sentence with its facts."""
    return WORDS[key].to(language).format(**facts)
