/** What the four cultures raise on their columns, as paths. */

import type { Culture } from "./shapes";

/** The stone of each part, and the lines cut into it. */
export interface Parts {
  readonly steps: string;
  readonly beam: string;
  readonly beamCut: string;
  readonly roof: string;
  readonly roofCut: string;
}

/** Steps, beam and roof of each culture, on columns 100 high at -75, -25, 25 and 75. */
export const BUILDINGS: Readonly<Record<Culture, Parts>> = {
  // Greek temple: three steps, frieze with triglyphs, pediment with acroteria.
  yellow: {
    steps: "M-108 8V0H108V8ZM-116 16V8H116V16ZM-124 24V16H124V24Z",
    beam: "M-104 -100V-108H104V-100ZM-102 -108V-122H102V-108ZM-110 -122V-128H110V-122Z",
    beamCut:
      "M-78 -108V-122M-74 -108V-122M-70 -108V-122M-28 -108V-122M-24 -108V-122M-20 -108V-122M20 -108V-122M24 -108V-122M28 -108V-122M70 -108V-122M74 -108V-122M78 -108V-122",
    roof: "M-114 -128L0 -176L114 -128ZM-8 -174Q0 -192 8 -174ZM-118 -128Q-116 -142 -104 -134ZM118 -128Q116 -142 104 -134Z",
    roofCut: "M-92 -132L0 -169L92 -132ZM0 -156a9 9 0 1 0 0.1 0Z",
  },
  // Gaulish hall: a sill of logs, a heavy tie beam, steep thatch.
  red: {
    steps: "M-112 12Q-118 6 -112 0H112Q118 6 112 12ZM-120 24Q-126 18 -120 12H120Q126 18 120 24Z",
    beam: "M-112 -98Q-118 -106 -112 -114H112Q118 -106 112 -98Z",
    beamCut:
      "M-100 -106H-40M-30 -104H30M44 -107H100M-108 -106a3 3 0 1 0 0.1 0M108 -106a3 3 0 1 0 0.1 0",
    roof: "M-130 -106Q-64 -140 0 -204Q64 -140 130 -106Q116 -112 100 -112H-100Q-116 -112 -130 -106ZM-14 -196L-22 -216L0 -204L22 -216L14 -196Z",
    roofCut:
      "M0 -196V-116M-24 -178L-30 -116M24 -178L30 -116M-48 -158L-60 -116M48 -158L60 -116M-74 -140L-92 -114M74 -140L92 -114",
  },
  // Iberian house: stone footing, painted lintel, stepped parapet.
  green: {
    steps: "M-114 10V0H114V10ZM-122 24V10H122V24Z",
    beam: "M-108 -102V-118H108V-102Z",
    beamCut:
      "M-100 -106L-92 -114L-84 -106L-76 -114L-68 -106L-60 -114L-52 -106L-44 -114L-36 -106L-28 -114L-20 -106L-12 -114L-4 -106L4 -114L12 -106L20 -114L28 -106L36 -114L44 -106L52 -114L60 -106L68 -114L76 -106L84 -114L92 -106L100 -114",
    roof: "M-116 -118V-150H-92V-160H-68V-150H-44V-162H-26V-174H26V-162H44V-150H68V-160H92V-150H116V-118Z",
    roofCut:
      "M-104 -134H-60M60 -134H104M0 -128V-158M0 -146Q-14 -144 -20 -156M0 -146Q14 -144 20 -156M0 -138Q-12 -134 -20 -142M0 -138Q12 -134 20 -142",
  },
  // Roman temple: a high podium with its stair, a plain architrave, a deep pediment.
  blue: {
    steps:
      "M-110 6V0H110V6ZM-106 24V6H-44V24ZM106 24V6H44V24ZM-44 12V6H44V12ZM-48 18V12H48V18ZM-52 24V18H52V24Z",
    beam: "M-106 -100V-116H106V-100ZM-114 -116V-124H114V-116Z",
    beamCut: "M-104 -105H104M-104 -110H104",
    roof: "M-120 -124L0 -184L120 -124ZM-5 -182V-196H5V-182Z",
    roofCut:
      "M-94 -129L0 -175L94 -129ZM0 -160Q-22 -158 -26 -140Q-10 -146 0 -134Q10 -146 26 -140Q22 -158 0 -160",
  },
};
