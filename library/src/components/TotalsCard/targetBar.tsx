/**
 * Renders the share of a target. Above the target, the bar is full, and a gap shows where the target is. It says nothing
 * that the words beside it do not say.
 */
export function targetBar(total: number, target: number) {
  const share = Math.min(Math.max(total / target, 0), 1) || 0;
  return (
    <svg width="100%" height="6" aria-hidden="true">
      <rect width="100%" height="6" rx="3" />
      <rect width={`${100 * share}%`} height="6" rx="3" />
      {total > target && <rect x={`${(100 * target) / total}%`} width="2" height="6" />}
    </svg>
  );
}
