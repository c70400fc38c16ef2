import { EntryPicker, type FoodLogEntry } from '@foodlog/ui';
import { useState } from 'react';

const yesterday: FoodLogEntry[] = [
  {
    id: '2',
    name: 'Apple',
    calories: 95,
    fats: 0,
    proteins: 0,
    carbs: 25,
    day: '2026-11-20',
    time: '12:30',
  },
  {
    id: '1',
    name: 'Oats',
    calories: 310,
    fats: 6,
    proteins: 11,
    carbs: 54,
    day: '2026-11-20',
    time: '08:15',
  },
];

export function Example() {
  const [copied, setCopied] = useState<FoodLogEntry[]>();
  if (copied) return <p>Copied {copied.map(({ name }) => name).join(', ')}.</p>;
  return (
    <EntryPicker
      entries={yesterday}
      defaultPicked
      onSubmit={async (entries) => setCopied(entries)}
      localeText={{ heading: 'Copy yesterday', submit: 'Copy {count} to today' }}
    />
  );
}
