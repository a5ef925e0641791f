/** How long things take, at speed 1; speed 0 is no time at all. */

/** A step of a walk, and a whole walk however long. */
const STEP = 220;
const WALK = 900;
const SETTLING = 500;
/** A piece that is knocked and goes home. */
const KNOCK = 480;
const GLIDE = 300;
const LOOKING = 400;

function at(milliseconds: number, speed: number): number {
  return speed === 0 ? 0 : milliseconds / speed;
}

/** The milliseconds of one step of a walk of so many. */
export function stepTime(steps: number, speed: number): number {
  return at(Math.min(STEP, WALK / Math.max(1, steps)), speed);
}

/** The milliseconds in which dice and coins come to rest. */
export function settlingTime(speed: number): number {
  return at(SETTLING, speed);
}

/** The milliseconds for which a throw lies that nobody can do anything with. */
export function lookingTime(speed: number): number {
  return at(LOOKING, speed);
}

/** The milliseconds in which a captured piece is knocked and goes home. */
export function knockTime(speed: number): number {
  return at(KNOCK, speed);
}

/** The milliseconds in which pieces go to where they stand, when nobody says by which way. */
export function glideTime(speed: number): number {
  return at(GLIDE, speed);
}
