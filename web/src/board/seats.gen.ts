// Written by scripts/seat_styles.py from colonnade.kernel.seat_colours; not to be edited.
export const OUTLINES = {
  "circle": "M1 0A1 1 0 1 1 -1 0A1 1 0 1 1 1 0Z",
  "square": "M-.86 -.86H.86V.86H-.86Z",
  "triangle": "M0 -1.1L1.1 .8H-1.1Z",
  "diamond": "M0 -1.15L1.15 0L0 1.15L-1.15 0Z",
  "hexagon": "M-1.05 0L-.53 -.92H.53L1.05 0L.53 .92H-.53Z"
} as const;

export const SEAT_COLOURS = {
  "yellow": {
    "name": {
      "en": "Yellow",
      "fr": "Jaune"
    },
    "letter": {
      "en": "Y",
      "fr": "J"
    },
    "shape": "circle",
    "drop": 0
  },
  "red": {
    "name": {
      "en": "Red",
      "fr": "Rouge"
    },
    "letter": {
      "en": "R",
      "fr": "R"
    },
    "shape": "square",
    "drop": 0
  },
  "green": {
    "name": {
      "en": "Green",
      "fr": "Vert"
    },
    "letter": {
      "en": "G",
      "fr": "V"
    },
    "shape": "triangle",
    "drop": 0.24
  },
  "blue": {
    "name": {
      "en": "Blue",
      "fr": "Bleu"
    },
    "letter": {
      "en": "B",
      "fr": "B"
    },
    "shape": "diamond",
    "drop": 0
  },
  "violet": {
    "name": {
      "en": "Violet",
      "fr": "Violet"
    },
    "letter": {
      "en": "V",
      "fr": "V"
    },
    "shape": "circle",
    "drop": 0
  },
  "grey": {
    "name": {
      "en": "Grey",
      "fr": "Gris"
    },
    "letter": {
      "en": "G",
      "fr": "G"
    },
    "shape": "square",
    "drop": 0
  },
  "black": {
    "name": {
      "en": "Black",
      "fr": "Noir"
    },
    "letter": {
      "en": "K",
      "fr": "N"
    },
    "shape": "hexagon",
    "drop": 0
  },
  "white": {
    "name": {
      "en": "White",
      "fr": "Blanc"
    },
    "letter": {
      "en": "W",
      "fr": "B"
    },
    "shape": "circle",
    "drop": 0
  }
} as const;
