import type { Difference } from '../Review.types.ts';

/** A decoded picture: four bytes per pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A colour that became another one, each as 0xRRGGBB, and in how many pixels. */
export interface ColourPair {
  from: number;
  to: number;
  pixels: number;
}

/** How two pictures differ, with every change of a colour. */
export interface Comparison extends Difference {
  pairs: ColourPair[];
  /** The colours of pixels that are the same in both. */
  unchanged: Set<number>;
  /** By how many px the second picture is larger. */
  grownBy: { width: number; height: number };
}

/** A channel may differ by this much without the pixel being different. */
const NOISE = 2;
const SHOWN = 4;
/** A colour is shown if at least this share of the differing pixels changed to it. Antialiasing makes many that are rarer. */
const FREQUENT = 0.1;

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;
const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;

const isNoise = (one: number, other: number) => {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return (
    Math.abs(red - otherRed) <= NOISE &&
    Math.abs(green - otherGreen) <= NOISE &&
    Math.abs(blue - otherBlue) <= NOISE
  );
};

const colourAt = ({ data, width }: Pixels, x: number, y: number) => {
  const index = (y * width + x) * 4;
  return ((data[index] ?? 0) << 16) | ((data[index + 1] ?? 0) << 8) | (data[index + 2] ?? 0);
};

/** Counts values of which many follow each other unchanged. */
function countRuns() {
  const counts = new Map<number, number>();
  let [last, run] = [-1, 0];
  const end = () => {
    if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run);
  };
  const add = (value: number) => {
    if (value !== last) {
      end();
      [last, run] = [value, 0];
    }
    run += 1;
  };
  /** The values, the most frequent first. */
  const sorted = () => {
    end();
    run = 0;
    return [...counts].toSorted(([, one], [, other]) => other - one);
  };
  return { add, sorted };
}

/** The colours in a rectangle, the most frequent first. */
function coloursIn(picture: Pixels, { x, y, width, height }: Difference['box']) {
  const counts = countRuns();
  for (let row = y; row < Math.min(y + height, picture.height); row += 1) {
    for (let column = x; column < Math.min(x + width, picture.width); column += 1) {
      counts.add(colourAt(picture, column, row));
    }
  }
  return counts.sorted().map(([colour]) => colour);
}

/** Compares two pictures pixel by pixel. Where only one of them has a pixel, it differs and has no pair. */
export function comparePixels(before: Pixels, after: Pixels): Comparison {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const counts = countRuns();
  const unchanged = new Set<number>();
  let last = -1;
  let [left, top, right, bottom, pixels] = [width, height, -1, -1, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inBoth = x < before.width && x < after.width && y < before.height && y < after.height;
      const from = inBoth ? colourAt(before, x, y) : 0;
      const to = inBoth ? colourAt(after, x, y) : 0;
      if (inBoth && (from === to || isNoise(from, to))) {
        if (from !== last) unchanged.add(from);
        last = from;
        continue;
      }
      pixels += 1;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
      if (inBoth) counts.add(from * 0x1000000 + to);
    }
  }
  const box =
    pixels === 0
      ? { x: 0, y: 0, width: 0, height: 0 }
      : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const pairs = counts.sorted().map(([pair, count]) => ({
    from: Math.floor(pair / 0x1000000),
    to: pair % 0x1000000,
    pixels: count,
  }));
  const around = [coloursIn(before, box), coloursIn(after, box)] as const;
  const colours = pairs
    .filter(({ pixels: count }) => count >= FREQUENT * pixels)
    .slice(0, SHOWN)
    .map(({ from, to, pixels: count }) => {
      const behind = [
        around[0].find((colour) => colour !== from),
        around[1].find((colour) => colour !== to),
      ] as const;
      const isKnown = behind[0] !== undefined && behind[1] !== undefined;
      return {
        from: hex(from),
        to: hex(to),
        pixels: count,
        behind: isKnown ? { from: hex(behind[0]), to: hex(behind[1]) } : undefined,
      };
    });
  const grownBy = { width: after.width - before.width, height: after.height - before.height };
  return { pixels, box, colours, pairs, unchanged, grownBy };
}

/** Which share of a mixture is a colour, where the rest of it is a background, or undefined if it is no such mixture. */
function shareIn(mixture: number, colour: number, background: number): number | undefined {
  const rest = channels(background);
  const whole = channels(colour).map((channel, index) => channel - (rest[index] ?? 0));
  const part = channels(mixture).map((channel, index) => channel - (rest[index] ?? 0));
  const length = whole.reduce((sum, channel) => sum + channel * channel, 0);
  const dot = part.reduce((sum, channel, index) => sum + channel * (whole[index] ?? 0), 0);
  const share = dot / length;
  const isMixture =
    share > 0 &&
    share < 1.05 &&
    part.every((channel, index) => Math.abs(channel - share * (whole[index] ?? 0)) <= NOISE + 1);
  return isMixture ? share : undefined;
}

/** Antialiasing takes this much more or less of a colour that is lighter or darker. */
const SHARE_NOISE = 0.03;

/**
 * The differing pixels that a change from one colour to another explains. Antialiasing and transparency mix both colours
 * with the same background, which stays.
 */
export function explainedPixels(
  { pairs, unchanged }: Comparison,
  from: number,
  to: number,
): ColourPair[] {
  const backgrounds = [...unchanged];
  return pairs.filter(
    (pair) =>
      (isNoise(pair.from, from) && isNoise(pair.to, to)) ||
      backgrounds.some((background) => {
        const before = shareIn(pair.from, from, background);
        const after = before === undefined ? undefined : shareIn(pair.to, to, background);
        return (
          before !== undefined && after !== undefined && Math.abs(before - after) <= SHARE_NOISE
        );
      }),
  );
}

/** The change that is the largest, and so is the least mixed with a background. */
export function purestPair({ pairs }: Comparison): ColourPair | undefined {
  const distance = ({ from, to }: ColourPair) => {
    const start = channels(from);
    return channels(to).reduce(
      (sum, channel, index) => sum + (channel - (start[index] ?? 0)) ** 2,
      0,
    );
  };
  return pairs.toSorted((one, other) => distance(other) - distance(one))[0];
}
