"""HTTP: what this server keeps of people, as a page that a school can show to parents."""

from html import escape
from typing import Final

from starlette.responses import Response

from colonnade.kernel.i18n import Text, sentence
from colonnade.server.configuration import DAY

from .endpoint import RequestContext

TITLE: Final = Text("Privacy", "Vie privée")

KEPT_UNTIL: Final = Text(
    "Finished games are kept until whoever runs this server deletes them.",
    "Les parties finies sont gardées jusqu’à ce que l’exploitant de ce serveur les efface.",
)
KEPT_FOR: Final = Text(
    "Finished games are deleted {days|day|days} after their last move.",
    "Les parties finies sont effacées {days|jour|jours} après leur dernier coup.",
)
ABANDONED: Final = Text(
    "A game without a move for {days|day|days} counts as finished.",
    "Une partie sans aucun coup pendant {days|jour|jours} compte comme finie.",
)

CONTACT: Final = Text("Write to: {contact}", "Écrire à : {contact}")

STYLE: Final = (
    "color-scheme: light dark; max-width: 40rem; margin: 2rem auto; padding: 0 1rem;"
    " font: 1.1rem/1.6 Georgia, serif"
)

SECTIONS: Final = (
    (
        Text("In short", "En bref"),
        (
            Text(
                "There are no accounts, no advertising, no tracking, and no free chat: players can"
                " only send each other preset phrases.",
                "Ni compte, ni publicité, ni pistage, ni discussion libre : les joueurs ne peuvent"
                " s’envoyer que des phrases toutes faites.",
            ),
            Text(
                "Nothing is sent to anybody else: pages load nothing from other sites.",
                "Rien n’est transmis à personne : les pages ne chargent rien d’autres sites.",
            ),
        ),
    ),
    (
        Text("What the server keeps", "Ce que garde le serveur"),
        (
            Text(
                "For each table: the name that a player has typed, if any, the moves, the throws"
                " and the day. A name need not be one’s own, and may be left out.",
                "Pour chaque table : le nom tapé par le joueur, s’il y en a un, les coups, les"
                " lancers et le jour. Ce nom n’a pas à être le vrai, et peut rester vide.",
            ),
            Text(
                "A hash of the key that proves whose seat it is; the key itself is not kept.",
                "Une empreinte de la clé qui prouve à qui est la place, non la clé elle-même.",
            ),
            Text(
                "Addresses of devices are used to limit how much one of them can ask for. They stay"
                " in memory only, and are neither stored nor logged.",
                "L’adresse d’un appareil sert à limiter ce qu’il peut demander. Elle reste en"
                " mémoire, et n’est ni enregistrée ni journalisée.",
            ),
        ),
    ),
    (
        Text("What the browser keeps", "Ce que garde le navigateur"),
        (
            Text(
                "One cookie per seat, which opens that seat and nothing else, for 180 days.",
                "Un cookie par place, qui n’ouvre que cette place, pour 180 jours.",
            ),
            Text(
                "Settings, a list of one’s games, and what is needed to verify their dice. All of"
                " it can be deleted in the browser, and never leaves it.",
                "Les réglages, la liste de ses parties, et de quoi vérifier leurs dés. Tout"
                " s’efface dans le navigateur, et n’en sort jamais.",
            ),
        ),
    ),
    (
        Text("Who can see what", "Qui voit quoi"),
        (
            Text(
                "Whoever has the link to a table can watch it, and see the names at it. Nobody can"
                " guess such a link, and tables are listed only if their players have said so.",
                "Qui a le lien d’une table peut la regarder et y voir les noms. Un tel lien ne se"
                " devine pas, et une table n’est listée que si ses joueurs l’ont voulu.",
            ),
            Text(
                "Anybody may ask whoever runs this server to delete a table, or a name from all"
                " tables.",
                "Chacun peut demander à l’exploitant de ce serveur d’effacer une table, ou un nom"
                " de toutes les tables.",
            ),
        ),
    ),
)


async def show_privacy(context: RequestContext) -> Response:
    """The page, with how long this server keeps what it keeps."""
    language, configuration = context.language, context.server.configuration
    kept = KEPT_UNTIL if configuration.forgotten is None else KEPT_FOR
    lines = [f"<h1>{TITLE.to(language)}</h1>"]
    for heading, paragraphs in SECTIONS:
        lines.append(f"<h2>{escape(heading.to(language))}</h2>")
        lines += [f"<p>{escape(paragraph.to(language))}</p>" for paragraph in paragraphs]
        if heading is SECTIONS[1][0]:
            for template, seconds in (
                (kept, configuration.forgotten or 0),
                (ABANDONED, configuration.abandoned),
            ):
                said = sentence(template, {"days": round(seconds / DAY)}, language, ())
                lines.append(f"<p>{escape(said)}</p>")
    if configuration.contact:
        said = sentence(CONTACT, {"contact": configuration.contact}, language, ())
        lines.append(f"<p>{escape(said)}</p>")
    page = (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<link rel="icon" href="/icon.svg">\n'
        f'<title>Colonnade – {TITLE.to(language)}</title>\n<body style="{STYLE}">\n'
        + "\n".join(lines)
        + "\n</body>\n</html>\n"
    )
    return Response(page, media_type="text/html; charset=utf-8")
