import { WeekStrip } from '@foodlog/ui';
import { useState } from 'react';

const totals = {
  '2026-11-15': 1790,
  '2026-11-16': 2050,
  '2026-11-17': 1620,
  '2026-11-18': 2310,
  '2026-11-20': 1840,
  '2026-11-21': 640,
};

export function Example() {
  const [day, setDay] = useState('2026-11-20');
  return (
    <WeekStrip value={day} today="2026-11-21" totals={totals} target={2000} onChange={setDay} />
  );
}
