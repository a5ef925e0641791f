"""A turn of Les 4 colonnes in a few sentences, for the rules page and the printed aid card."""

from colonnade.games.les_4_colonnes.core.options import Options
from colonnade.kernel.i18n import Text


def summary(options: Options) -> tuple[Text, ...]:
    """The sentences, by the options chosen."""
    two = bool(options.dice)
    said = [
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
    ]
    if options.teams:
        said.append(
            Text(
                "A die you cannot play serves your partner, who sits opposite.",
                "Un dé que tu ne peux pas jouer sert à ton partenaire, en face.",
            )
        )
    all_home = (
        Text("All eight tokens of the team at the tips", "Vos huit jetons au sommet")
        if options.teams
        else Text("All four tokens at the tip", "Tes quatre jetons au sommet")
    )
    home = bool(options.finish)
    said.append(
        Text(
            f"{all_home.en}: you win!" if home else f"{all_home.en}? Build: a double 3 wins!",
            f"{all_home.fr} : gagné !"
            if home
            else f"{all_home.fr} ? Construis : un double 3 gagne !",
        )
    )
    return tuple(said)
