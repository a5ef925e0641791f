"""Help with Les 4 colonnes: a turn in a few sentences, and how moves are spelled."""

from typing import Final

from colonnade.games.les_4_colonnes.core.options import Options
from colonnade.kernel.i18n import Text

TOKENS: Final = (
    (
        "YA-5",
        Text(
            "yellow leaves the workshop for square 5",
            "jaune sort de l’atelier vers la case 5",
        ),
    ),
    ("Y5-10", Text("yellow goes from square 5 to 10", "jaune va de la case 5 à la 10")),
    ("Y66-F2", Text("yellow goes onto its arrow, to F2", "jaune entre dans sa flèche, en F2")),
    ("skip", Text("decline a bonus", "refuser un bonus")),
    ("d4", Text("one die shows 4", "un dé donne 4")),
    ("d25", Text("two dice show 2 and 5", "deux dés donnent 2 et 5")),
)
"""The spelling of each kind of move and throw, and what it means."""


def summary(options: Options) -> tuple[Text, ...]:
    """A turn in a few sentences, by the options chosen: for the rules page and the printed card."""
    two, home = bool(options.dice), bool(options.finish)
    all_home = (
        Text("All eight tokens of the team at the tips", "Vos huit jetons au sommet")
        if options.teams
        else Text("All four tokens at the tip", "Tes quatre jetons au sommet")
    )
    for_partner = Text(
        "A die you cannot play serves your partner, who sits opposite.",
        "Un dé que tu ne peux pas jouer sert à ton partenaire, en face.",
    )
    return (
        Text(
            "Throw two dice; play each, in any order." if two else "Throw the die and play it.",
            "Lance deux dés et joue chacun, dans l’ordre que tu veux."
            if two
            else "Lance le dé et joue-le.",
        ),
        Text(
            "A 5 (or two dice that make 5): a token must leave the workshop."
            if two
            else "A 5: a token must leave the workshop.",
            "Un 5 (ou 5 avec deux dés) : tu dois sortir un jeton de l’atelier."
            if two
            else "Un 5 : tu dois sortir un jeton de l’atelier.",
        ),
        Text(
            "A 6 (or two dice that make 6) throws again, and opens your barrier. A third 6 sends "
            "the token you just played to its start."
            if two
            else "A 6 throws again, and opens your barrier. A third 6 sends the token you just "
            "played to its start.",
            "Un 6 (ou 6 avec deux dés) fait relancer, et ouvre ta barrière. Le troisième 6 "
            "renvoie au départ le jeton que tu viens de jouer."
            if two
            else "Un 6 fait relancer, et ouvre ta barrière. Le troisième 6 renvoie au départ le "
            "jeton que tu viens de jouer.",
        ),
        Text(
            "Otherwise a token goes forward. Two of one colour on a refuge are a barrier: nobody "
            "else passes.",
            "Sinon, un jeton avance. Deux jetons d’une couleur sur un refuge forment une "
            "barrière : les autres ne passent pas.",
        ),
        Text(
            "An opponent alone on a white square? Land there and send it to its workshop: bonus "
            "of 20. A token at the tip: bonus of 10.",
            "Tombe sur un adversaire seul, case blanche : tu le renvoies à l’atelier, bonus de "
            "20. Un jeton au sommet : bonus de 10.",
        ),
        *((for_partner,) if options.teams else ()),
        Text(
            f"{all_home.en}: you win!" if home else f"{all_home.en}? Build: a double 3 wins!",
            f"{all_home.fr} : gagné !"
            if home
            else f"{all_home.fr} ? Construis : un double 3 gagne !",
        ),
    )
