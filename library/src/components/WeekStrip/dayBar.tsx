const HEIGHT = 72;
/** Above the highest bar, so that a bar which is hardly over its target has place for a piece above it. */
const MARGIN = 4;
const GAP = 2;
/** The least height of a piece that can be seen. */
const LEAST = 2;

const piece = (bottom: number, height: number) => (
  <rect y={bottom - height} height={height} rx="3" />
);

/**
 * Renders a bar, and a line at the target. A bar over its target has a gap there. It says nothing that the name of its button
 * does not say.
 * @param most the total or target that has the full height.
 */
export function dayBar(
  total: number,
  target: number | undefined,
  most: number,
  color: string | undefined,
) {
  const heightOf = (amount: number) =>
    (HEIGHT - MARGIN) * Math.max(Math.min(amount / most, 1) || 0, 0);
  const isOver = target !== undefined && total > target;
  const line = HEIGHT - heightOf(target ?? 0);
  return (
    <svg
      width="100%"
      height={HEIGHT}
      aria-hidden="true"
      style={color === undefined ? undefined : { color }}
    >
      {/* The pieces are centred at its edge. */}
      <svg x="50%" overflow="visible">
        {isOver && line < HEIGHT && piece(HEIGHT, HEIGHT - line)}
        {isOver && piece(line - GAP, Math.max(heightOf(total) - (HEIGHT - line) - GAP, LEAST))}
        {!isOver && total > 0 && piece(HEIGHT, Math.max(heightOf(total), LEAST))}
      </svg>
      {target !== undefined && <line x2="100%" y1={line} y2={line} />}
    </svg>
  );
}
