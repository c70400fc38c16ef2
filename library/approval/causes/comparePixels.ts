import type { Box, Difference } from '../Review.types.ts';

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

/** A channel of a mixture may differ by this much from its share of a colour. */
const NOISE = 2;
const SHOWN = 4;
/** A colour is shown if at least this share of the differing pixels changed to it. Antialiasing makes many that are rarer. */
const FREQUENT = 0.1;

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;
const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;

/** By how much each channel of a colour is larger than that of another one. */
const differences = (one: number, other: number) => {
  const others = channels(other);
  return channels(one).map((channel, index) => channel - (others[index] ?? 0));
};
const isNoise = (one: number, other: number) =>
  differences(one, other).every((difference) => Math.abs(difference) <= NOISE);

const colourAt = ({ data, width }: Pixels, x: number, y: number) => {
  const index = (y * width + x) * 4;
  return ((data[index] ?? 0) << 16) | ((data[index + 1] ?? 0) << 8) | (data[index + 2] ?? 0);
};

/** Counts a value. */
const count = (counts: Map<number, number>, value: number) =>
  counts.set(value, (counts.get(value) ?? 0) + 1);
const mostFrequentFirst = (counts: Map<number, number>) =>
  [...counts].toSorted(([, one], [, other]) => other - one);

/** The colours in a rectangle, the most frequent first. */
function coloursIn(picture: Pixels, { x, y, width, height }: Box) {
  const counts = new Map<number, number>();
  for (let row = y; row < Math.min(y + height, picture.height); row += 1) {
    for (let column = x; column < Math.min(x + width, picture.width); column += 1) {
      count(counts, colourAt(picture, column, row));
    }
  }
  return mostFrequentFirst(counts).map(([colour]) => colour);
}

/** Pixels within this distance in px lie in one place. */
const NEAR = 16;
/** More places than anybody looks at. */
const MAX_PLACES = 50;

/** The smallest rectangle that contains others. */
function hull(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

const isNear = (one: Box, other: Box) =>
  one.x - other.x - other.width < NEAR &&
  other.x - one.x - one.width < NEAR &&
  one.y - other.y - other.height < NEAR &&
  other.y - one.y - one.height < NEAR;

/** Adds a box to others, together with those that are near. */
function gather(boxes: readonly Box[], box: Box): Box[] {
  const near = boxes.filter((one) => isNear(one, box));
  return [...boxes.filter((one) => !near.includes(one)), hull([box, ...near])];
}

/** Compares two pictures pixel by pixel. Where only one of them has a pixel, it differs and has no pair. */
export function comparePixels(before: Pixels, after: Pixels): Comparison {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const counts = new Map<number, number>();
  const unchanged = new Set<number>();
  let places: Box[] = [];
  let last = -1;
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    let run = 0;
    for (let x = 0; x <= width; x += 1) {
      const inBoth = x < before.width && x < after.width && y < before.height && y < after.height;
      const from = inBoth ? colourAt(before, x, y) : 0;
      const to = inBoth ? colourAt(after, x, y) : 0;
      if (x < width && !(inBoth && from === to)) {
        pixels += 1;
        run += 1;
        if (inBoth) count(counts, from * 0x1000000 + to);
        continue;
      }
      if (run > 0) places = gather(places, { x: x - run, y, width: run, height: 1 });
      run = 0;
      if (inBoth && from !== last) unchanged.add(from);
      last = from;
    }
  }
  // A place that grew may have come near to another one.
  for (let size = -1; size !== places.length;) {
    size = places.length;
    places = places.reduce(gather, []);
  }
  const box = hull(places);
  const boxes = places
    .toSorted((one, other) => other.width * other.height - one.width * one.height)
    .slice(0, MAX_PLACES);
  const pairs = mostFrequentFirst(counts).map(([pair, much]) => ({
    from: Math.floor(pair / 0x1000000),
    to: pair % 0x1000000,
    pixels: much,
  }));
  const [old, now] = [coloursIn(before, box), coloursIn(after, box)];
  const colours = pairs
    .filter((pair) => pair.pixels >= FREQUENT * pixels)
    .slice(0, SHOWN)
    .map((pair) => {
      const from = old.find((colour) => colour !== pair.from);
      const to = now.find((colour) => colour !== pair.to);
      const behind =
        from === undefined || to === undefined ? undefined : { from: hex(from), to: hex(to) };
      return { from: hex(pair.from), to: hex(pair.to), pixels: pair.pixels, behind };
    });
  const grownBy = { width: after.width - before.width, height: after.height - before.height };
  return { pixels, box, boxes, colours, pairs, unchanged, grownBy };
}

/** Which share of a mixture is a colour, where the rest of it is a background, or undefined if it is no such mixture. */
function shareIn(mixture: number, colour: number, background: number): number | undefined {
  const whole = differences(colour, background);
  const part = differences(mixture, background);
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
export const purestPair = ({ pairs }: Comparison): ColourPair | undefined => {
  const distance = ({ from, to }: ColourPair) => Math.hypot(...differences(from, to));
  return pairs.toSorted((one, other) => distance(other) - distance(one))[0];
};
