import { TrendChart } from '@foodlog/ui';

const totals = { '2026-11-19': 1840, '2026-11-20': 2210, '2026-11-21': 1620 };

export function Example() {
  return <TrendChart lastDay="2026-11-21" count={7} totals={totals} target={2000} />;
}
