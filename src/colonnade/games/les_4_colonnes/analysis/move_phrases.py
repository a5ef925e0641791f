"""What a move or a throw of Les 4 colonnes is in words, by the first event of its story."""

from typing import Final

from colonnade.analysis.game_analysis import MovePhrase
from colonnade.kernel.i18n import Text

PHRASES: Final = {
    "threw": MovePhrase(
        Text("throws {dice}", "lance {dice}"), Text("throw {dice}", "lancer {dice}")
    ),
    "exited": MovePhrase(
        Text("brings a token out of the workshop", "sort un jeton de l’atelier"),
        Text("bring a token out of the workshop", "sortir un jeton de l’atelier"),
    ),
    "advanced": MovePhrase(
        Text("goes from {from} to {to}", "va de {from} à {to}"),
        Text("go from {from} to {to}", "aller de {from} à {to}"),
    ),
    "bonus_used": MovePhrase(
        Text(
            "uses the bonus of {squares}, from {from} to {to}",
            "profite du bonus de {squares}, de {from} à {to}",
        ),
        Text(
            "use the bonus of {squares}, from {from} to {to}",
            "profiter du bonus de {squares}, de {from} à {to}",
        ),
    ),
    "bonus_declined": MovePhrase(
        Text("declines the bonus of {squares}", "refuse le bonus de {squares}"),
        Text("decline the bonus of {squares}", "refuser le bonus de {squares}"),
    ),
    # With a partner's token.
    "exited for a partner": MovePhrase(
        Text(
            "brings one of {owner}’s tokens out of the workshop",
            "sort un jeton de {owner} de l’atelier",
        ),
        Text(
            "bring one of {owner}’s tokens out of the workshop",
            "sortir un jeton de {owner} de l’atelier",
        ),
    ),
    "advanced for a partner": MovePhrase(
        Text(
            "moves one of {owner}’s tokens from {from} to {to}",
            "avance un jeton de {owner} de {from} à {to}",
        ),
        Text(
            "move one of {owner}’s tokens from {from} to {to}",
            "avancer un jeton de {owner} de {from} à {to}",
        ),
    ),
    "bonus_used for a partner": MovePhrase(
        Text(
            "uses the bonus of {squares} for {owner}, from {from} to {to}",
            "prend le bonus de {squares} pour {owner}, de {from} à {to}",
        ),
        Text(
            "use the bonus of {squares} for {owner}, from {from} to {to}",
            "prendre le bonus de {squares} pour {owner}, de {from} à {to}",
        ),
    ),
}
