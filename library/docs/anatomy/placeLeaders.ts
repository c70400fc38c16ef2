export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Side = keyof Box;
type Point = readonly [x: number, y: number];

/** A line from a number in the margin, around a bend at the edge of the component, to its part. */
export interface Leader {
  number: number;
  points: readonly [number: Point, bend: Point, part: Point];
}

interface Drawing {
  /** The whole figure, with its margins. */
  figure: Box;
  /** Where the component may be: the figure without its margins. */
  inner: Box;
  /** The number of the first part; the others follow. */
  first: number;
  parts: readonly Box[];
  /** What a line should not cross: words, icons, fields. */
  obstacles: readonly Box[];
}

/** The radius of the circle around a number, and the space that two numbers need. */
export const markerRadius = 10;
const markerStep = 2 * markerRadius + 4;
const clearance = 5;

const sides: readonly Side[] = ['left', 'right', 'top', 'bottom'];
/** Where on the edge of a part its line may end. */
const fractions = [0.5, 0.25, 0.75, 0.1, 0.9, 0.35, 0.65];

const isBeside = (side: Side) => side === 'left' || side === 'right';
const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
const meet = (one: Box, other: Box) =>
  one.left - clearance < other.right &&
  other.left < one.right + clearance &&
  one.top - clearance < other.bottom &&
  other.top < one.bottom + clearance;

/** How much of a line is in something else. */
const lengthIn = (path: Box, other: Box) =>
  meet(path, other)
    ? Math.max(
        Math.min(path.right, other.right) - Math.max(path.left, other.left),
        Math.min(path.bottom, other.bottom) - Math.max(path.top, other.top),
      )
    : 0;

/** The straight way from one side of the component to the part. */
function pathTo(part: Box, inner: Box, side: Side, fraction: number): Box {
  const [from, to] = [part[side], inner[side]].toSorted((one, other) => one - other);
  const x = part.left + (part.right - part.left) * fraction;
  const y = part.top + (part.bottom - part.top) * fraction;
  return isBeside(side)
    ? { left: from ?? 0, right: to ?? 0, top: y, bottom: y }
    : { left: x, right: x, top: from ?? 0, bottom: to ?? 0 };
}

/** Moves the places apart as far as numbers need, in their order, and keeps them between the ends of the margin. */
function spread(places: readonly number[], length: number): number[] {
  const last = length - markerRadius;
  let from = markerRadius;
  const later = places.map((place) => {
    const here = Math.max(place, from);
    from = here + markerStep;
    return here;
  });
  let to = last;
  return later
    .toReversed()
    .map((place) => {
      const here = Math.min(place, to);
      to = here - markerStep;
      return here;
    })
    .toReversed();
}

/**
 * Places the number of each part in a margin. No line crosses another: each goes straight through the component, and in a margin
 * the numbers stand in the order of their lines.
 */
export function placeLeaders({ figure, inner, first, parts, obstacles }: Drawing): Leader[] {
  const paths: { number: number; side: Side; path: Box }[] = [];
  // A small part has fewer places where its line can end, so it chooses first.
  const bySize = [...parts.entries()].toSorted(([, one], [, other]) => area(one) - area(other));
  for (const [index, part] of bySize) {
    const ways = sides.flatMap((side) =>
      fractions.map((fraction, order) => {
        const path = pathTo(part, inner, side, fraction);
        const crossed = paths.filter((other) => meet(path, other.path)).length;
        const covered = obstacles.reduce((sum, one) => sum + lengthIn(path, one), 0);
        const length = path.right - path.left + path.bottom - path.top;
        const taken = paths.filter((other) => other.side === side).length;
        return { side, path, cost: crossed * 10_000 + covered * 50 + length + order + taken * 4 };
      }),
    );
    const [best] = ways.toSorted((one, other) => one.cost - other.cost);
    if (best) paths.push({ number: first + index, ...best });
  }
  const leaders = sides.flatMap((side) => {
    const placeOf = ({ path }: { path: Box }) => (isBeside(side) ? path.top : path.left);
    const own = paths
      .filter((one) => one.side === side)
      .toSorted((one, other) => placeOf(one) - placeOf(other));
    const length = isBeside(side) ? figure.bottom : figure.right;
    const places = spread(own.map(placeOf), length);
    const outside = markerRadius * (side === 'left' || side === 'top' ? 1 : -1);
    return own.map(({ number, path }, index) => {
      const [place = 0, at] = [places[index], placeOf({ path })];
      const part = { left: path.right, right: path.left, top: path.bottom, bottom: path.top }[side];
      const across = [figure[side] + outside, inner[side], part] as const;
      const along = [place, at, at] as const;
      const point = (step: 0 | 1 | 2): Point =>
        isBeside(side) ? [across[step], along[step]] : [along[step], across[step]];
      return { number, points: [point(0), point(1), point(2)] as const };
    });
  });
  return leaders.toSorted((one, other) => one.number - other.number);
}
