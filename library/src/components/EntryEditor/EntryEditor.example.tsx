import { EntryEditor, type FoodLogEntry } from '@foodlog/ui';
import { useState } from 'react';

export function Example() {
  const [entry, setEntry] = useState<FoodLogEntry | undefined>({
    id: '1',
    name: 'Oats',
    calories: 310,
    fats: 6,
    proteins: 11,
    carbs: 54,
    day: '2026-11-21',
    time: '08:15',
  });
  const close = () => setEntry(undefined);
  if (!entry) return <p>Closed.</p>;
  return (
    <EntryEditor entry={entry} maxDate="2026-11-21" onSave={async () => close()} onCancel={close} />
  );
}
