/**
 * Renders the share of a target. Above the target, the bar is full, and a gap shows where the target is. It says nothing
 * that the words beside it do not say.
 */
export function targetBar(total: number, target: number) {
  const isOver = total > target;
  const share = 100 * (isOver ? target / total : Math.max(total / target, 0) || 0);
  return (
    <svg width="100%" height="6" aria-hidden="true">
      <rect width="100%" height="6" rx="3" />
      <rect width={`${share}%`} height="6" rx="3" />
      {isOver && (
        <rect
          x={`${share}%`}
          width={`${100 - share}%`}
          height="6"
          rx="3"
          transform="translate(2)"
        />
      )}
    </svg>
  );
}
