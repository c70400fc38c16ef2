import MockDate from 'mockdate';

/** The time at which every story happens: the morning of 21 November 2026 in the local time zone. */
const now = () => new Date(2026, 10, 21, 9, 30);

/** A small linear congruential generator: the same "random" numbers in every story, on every machine. */
function seededRandom() {
  let state = 20261121;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fixes the clock and Math.random for one story, so that its picture never changes. Returns a restore function. */
export function fixClockAndChance() {
  const { random } = Math;
  MockDate.set(now());
  Math.random = seededRandom();
  return () => {
    MockDate.reset();
    Math.random = random;
  };
}
