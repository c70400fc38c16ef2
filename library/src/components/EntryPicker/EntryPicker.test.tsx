import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { EntryPicker } from './EntryPicker.tsx';

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const entry = { ...oats, id: 'oats', day: '2026-11-21', time: '08:15' };
const entries = [entry, { ...entry, id: 'tea', name: 'Tea' }];

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

test('a reset that a team prevents leaves the selection', async () => {
  const onChange = vi.fn<(ids: string[]) => void>();
  render(
    <EntryPicker
      entries={entries}
      onChange={onChange}
      onReset={(event) => event.preventDefault()}
      onSubmit={() => undefined}
    >
      <button type="reset">Start again</button>
    </EntryPicker>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^Oats/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(onChange.mock.calls).toEqual([[['oats']]]);
  expect(screen.getByRole('checkbox', { name: /^Oats/ })).toBeChecked();
});

test('a reset of the form selects what was selected at first', async () => {
  const onSubmit = vi.fn<(entries: readonly object[]) => void>();
  const onChange = vi.fn<(ids: string[]) => void>();
  render(
    <EntryPicker entries={entries} onChange={onChange} onSubmit={onSubmit}>
      <button type="reset">Start again</button>
    </EntryPicker>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /^Oats/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([]));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Tea/ }));
  expect(screen.getByRole('checkbox', { name: /^Oats/ })).not.toBeChecked();
  fireEvent.submit(screen.getByRole('form'));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith([entries[1]]);
});

test('reads the given selection as often for one entry as for each of a thousand', () => {
  const many = Array.from({ length: 1000 }, (_, place) => ({ ...entry, id: `${place}` }));
  let reads = 0;
  const value = new Proxy(
    many.map(({ id }) => id),
    {
      get: (ids, key, receiver) => {
        reads += 1;
        return Reflect.get(ids, key, receiver);
      },
    },
  );
  render(<EntryPicker entries={many} value={value} onSubmit={() => undefined} />);
  expect(screen.getAllByRole('checkbox', { checked: true, hidden: true })).toHaveLength(1001);
  expect(reads).toBeLessThan(3 * many.length);
});

const page = (mode: 'visible' | 'hidden') => (
  <>
    <input aria-label="Search" />
    <Activity mode={mode}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what is tested */}
      <EntryPicker autoFocus entries={entries} onSubmit={() => undefined} />
    </Activity>
  </>
);

test('autoFocus takes the focus once, not when the picker is shown again', () => {
  const { rerender } = render(page('visible'));
  expect(screen.getByRole('heading')).toHaveFocus();
  rerender(page('hidden'));
  screen.getByRole('textbox').focus();
  rerender(page('visible'));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
