/** The four cultures' tokens and columns, as paths; light comes from the upper left. */

import type { Colour } from "../../board/types";

export type Culture = Extract<Colour, "yellow" | "red" | "green" | "blue">;

/** A circle with hollows cut into its rim: a fluted drum from above. */
function fluted(radius: number, flutes: number): string {
  const at = (number: number): string => {
    const angle = (2 * Math.PI * number) / flutes;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  // Shallow hollows: a drum, not a cogwheel.
  const hollow = ((2 * Math.PI * radius) / flutes) * 0.78;
  const arcs = Array.from(
    { length: flutes },
    (_, number) => `A${hollow.toFixed(2)} ${hollow.toFixed(2)} 0 0 0 ${at(number + 1)}`,
  );
  return `M${at(0)}${arcs.join("")}Z`;
}

/** The outline of a token from above. */
export const OUTLINES: Record<Culture, string> = {
  yellow: fluted(17, 20),
  red: "M-11 -14.5H11Q14.5 -14.5 14.5 -11V11Q14.5 14.5 11 14.5H-11Q-14.5 14.5 -14.5 11V-11Q-14.5 -14.5 -11 -14.5Z",
  green:
    "M0 -18Q2.6 -18 4 -15.4L17.4 9.6Q19.6 14 14.8 14H-14.8Q-19.6 14 -17.4 9.6L-4 -15.4Q-2.6 -18 0 -18Z",
  blue: "M0 -18.5Q1.8 -18.5 3.2 -17.1L17.1 -3.2Q20 0 17.1 3.2L3.2 17.1Q0 20 -3.2 17.1L-17.1 3.2Q-20 0 -17.1 -3.2L-3.2 -17.1Q-1.8 -18.5 0 -18.5Z",
};

/** What is cut into the top of a token: flutes' ring, torc, palm leaves, a smooth rim. */
export const CARVINGS: Record<Culture, string> = {
  yellow: "M0 -12.2A12.2 12.2 0 1 1 0 12.2A12.2 12.2 0 1 1 0 -12.2Z",
  red: "M-5 10.5A11.4 11.4 0 1 1 5 10.5M-5 10.5m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M5 10.5m-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0",
  green:
    "M0 -14.5V-8.4M-3.4 -10.4L0 -7M3.4 -10.4L0 -7M-14.4 10.4L-9.6 7.6M14.4 10.4L9.6 7.6M-9.4 11.4L-8.6 6.6M9.4 11.4L8.6 6.6",
  blue: "M0 -14L14 0L0 14L-14 0Z",
};

/** How far the letter sits below the middle. */
export const LETTER_DROP: Record<Culture, number> = { yellow: 0, red: 0, green: 3.4, blue: 0 };

/** A column in profile, standing on y = 0, 100 high: the stone and the lines cut into it. */
export const COLUMNS: Record<Culture, { readonly stone: string; readonly cut: string }> = {
  // Greeks: fluted shaft, Ionic scrolls.
  yellow: {
    stone:
      "M-22 0V-6H22V0ZM-19 -6Q-21 -9.5 -19 -13H19Q21 -9.5 19 -6ZM-14 -13L-11.6 -80H11.6L14 -13Z" +
      "M-24 -100V-94H24V-100ZM-20 -94H20Q27 -94 27 -87.4A6.6 6.6 0 1 1 13.8 -87.4Q13.8 -82 0 -82Q-13.8 -82 -13.8 -87.4A6.6 6.6 0 1 1 -27 -87.4Q-27 -94 -20 -94Z",
    cut:
      "M-8.6 -15L-7.2 -79M-3 -15L-2.5 -79M3 -15L2.5 -79M8.6 -15L7.2 -79M-18 -9.5H18" +
      "M20.4 -90.2a2.8 2.8 0 1 1 -2.8 2.8M-20.4 -90.2a2.8 2.8 0 1 0 2.8 2.8M-13 -88Q0 -91 13 -88",
  },
  // Gauls: a trunk with its bark, a torc round it.
  red: {
    stone:
      "M-18 0L-15 -9H15L18 0ZM-13 -9Q-11 -50 -14 -88L-10 -98L0 -94L9 -100L14 -88Q11 -50 13 -9Z" +
      "M-17 -64Q0 -54 17 -64L17 -71Q0 -61 -17 -71ZM-17 -67.5m-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0M17 -67.5m-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0",
    cut: "M-6 -12Q-4 -30 -6 -52M2 -12V-34M7 -14Q5 -40 7 -54M-6 -70Q-4 -82 -7 -90M5 -72V-88M2 -42Q5 -46 2 -50Q-1 -46 2 -42Z",
  },
  // Iberians: a slender shaft under palm leaves.
  green: {
    stone:
      "M-20 0V-6H20V0ZM-15 -6V-12H15V-6ZM-10 -12L-8.6 -66H8.6L10 -12ZM-12 -66V-71H12V-66Z" +
      "M0 -71Q-26 -68 -30 -86Q-14 -88 0 -71ZM0 -71Q26 -68 30 -86Q14 -88 0 -71Z" +
      "M0 -71Q-20 -78 -19 -98Q-5 -92 0 -71ZM0 -71Q20 -78 19 -98Q5 -92 0 -71ZM0 -71Q-9 -88 0 -102Q9 -88 0 -71Z",
    cut: "M-4 -14L-3.4 -64M4 -14L3.4 -64M0 -74V-96M-4 -76Q-12 -84 -16 -93M4 -76Q12 -84 16 -93M-8 -74Q-18 -77 -25 -83.5M8 -74Q18 -77 25 -83.5",
  },
  // Romans: a smooth Tuscan drum with a swelling.
  blue: {
    stone:
      "M-22 0V-7H22V0ZM-19 -7Q-22 -11 -19 -15H19Q22 -11 19 -7ZM-15 -15Q-17.5 -46 -12 -82H12Q17.5 -46 15 -15Z" +
      "M-14.5 -82V-86H14.5V-82ZM-14 -86Q-15 -92 -21 -93H21Q15 -92 14 -86ZM-24 -93V-100H24V-93Z",
    cut: "M-12.4 -77H12.4M-17 -11H17M-14 -89.5H14",
  },
};
