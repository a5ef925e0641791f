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
            "A 5 (or two dice that make 5) brings a token out of the workshop. You must."
            if two
            else "A 5 brings a token out of the workshop. You must.",
            "Un 5 (ou deux dés qui font 5) sort un jeton de l’atelier. C’est obligé."
            if two
            else "Un 5 sort un jeton de l’atelier. C’est obligé.",
        ),
        Text(
            "A 6 (or two dice that make 6) throws again, and opens your barrier. The third 6 sends "
            "the token you just played back to its start."
            if two
            else "A 6 throws again, and opens your barrier. The third 6 sends the token you just "
            "played back to its start.",
            "Un 6 (ou deux dés qui font 6) fait relancer, et ouvre ta barrière. Le troisième 6 "
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
            "Land on an opponent alone on a white square: it goes back to its workshop, and you "
            "get a bonus of 20. A token at the tip: a bonus of 10.",
            "Tombe sur un adversaire seul, sur une case blanche : tu le renvoies à son atelier, "
            "bonus de 20. Un jeton au sommet : bonus de 10.",
        ),
    ]
    if options.teams:
        said.append(
            Text(
                "Yellow plays with green, red with blue: dice you cannot use serve your partner.",
                "Jaune joue avec vert, rouge avec bleu : un dé que tu ne peux pas jouer sert à ton "
                "partenaire.",
            )
        )
    home = bool(options.finish)
    said.append(
        Text(
            "All four at the tip: you win."
            if home
            else "All four at the tip? A double 3, and your building stands: you win!",
            "Les quatre au sommet : gagné !"
            if home
            else "Les quatre au sommet ? Un double 3, et ton bâtiment s’élève : gagné !",
        )
    )
    return tuple(said)
