"""The clauses that a first game meets: courses teach them, rules pages show them in figures."""

FIRST_GAME = {
    "les-4-colonnes": "L3 L6 L7 L8 L9 L10 L12 L13 L15 L16 L17 L18",
    "corintho": "C4 C5 C6 C7 C8 C10 C11",
    "columbiz": "K3 K4 K5 K7 K8 K9 K10",
    "senet": "S3 S4 S6 S9 S10 S11 S12 S14 S15 S16 S17",
}
