import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EntryPicker } from './EntryPicker.tsx';

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };

test('Escape cancels, but not while the selected entries are being submitted', async () => {
  const cancel = vi.fn<() => void>();
  render(
    <EntryPicker
      entries={[{ ...oats, id: '1', day: '2026-11-21', time: '08:15' }]}
      defaultPicked
      onSubmit={() => new Promise(() => undefined)}
      onCancel={cancel}
      localeText={{ submit: 'Copy {count}' }}
    />,
  );
  const box = screen.getByRole('checkbox', { name: /^Oats/ });
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(cancel).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Copy 1' }));
  fireEvent.keyDown(box, { key: 'Escape' });
  expect(cancel).toHaveBeenCalledOnce();
});
