import { EntryEditor, EntryList, type FoodLogEntry } from '@foodlog/ui';
import { useState } from 'react';

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const apple = { name: 'Apple', calories: 95, fats: 0, proteins: 0, carbs: 25 };

export function Example() {
  const [entries, setEntries] = useState<FoodLogEntry[]>([
    { ...apple, id: '2', day: '2026-11-21', time: '12:30' },
    { ...oats, id: '1', day: '2026-11-21', time: '08:15' },
  ]);
  const [editingId, setEditingId] = useState<string>();
  const close = () => setEditingId(undefined);
  return (
    <EntryList
      entries={entries}
      onEdit={({ id }) => setEditingId(id)}
      onDelete={({ id }) => setEntries(entries.filter((entry) => entry.id !== id))}
      editingId={editingId}
      renderEditor={(entry) => (
        <EntryEditor
          entry={entry}
          onSave={async (values) => {
            setEntries(entries.with(entries.indexOf(entry), { ...entry, ...values }));
            close();
          }}
          onCancel={close}
        />
      )}
    />
  );
}
