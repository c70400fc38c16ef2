import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { EntryEditor } from './EntryEditor.tsx';
import type { EntryEditorProps, EntryEditorValues } from './EntryEditor.types.ts';

const values = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const entry = { ...values, id: '1', day: '2026-11-21', time: '08:15' };

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

function show(props: Partial<EntryEditorProps> = {}) {
  const onSave = vi.fn<EntryEditorProps['onSave']>(async () => undefined);
  const onCancel = vi.fn<() => void>();
  render(<EntryEditor entry={entry} onSave={onSave} onCancel={onCancel} {...props} />);
  return { onSave, onCancel };
}

test('shows and saves the entry that it began with, and a developer is told when it gets another one', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const onSave = vi.fn<EntryEditorProps['onSave']>();
  const editor = (id: string, name: string) => (
    <EntryEditor entry={{ ...entry, id, name }} onSave={onSave} onCancel={() => undefined} />
  );
  const { rerender } = render(editor('1', 'Oats'));
  rerender(editor('1', 'Porridge'));
  expect(log).not.toHaveBeenCalled();
  rerender(editor('2', 'Tea'));
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('as its key'));
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Oats' }));
});

describe('day and time', () => {
  test.each([
    ['2026-10-21', 'Enter 10/22/2026 or a later day.'],
    ['2026-11-22', 'Enter 11/21/2026 or an earlier day.'],
    ['', 'Enter a day.'],
  ])('the day %j shows a message, and nothing is saved', async (day, message) => {
    const { onSave } = show({ minDate: '2026-10-22', maxDate: '2026-11-21' });
    fireEvent.input(field('Day'), { target: { value: day } });
    await save();
    expect(field('Day')).toHaveAccessibleDescription(message);
    expect(field('Day')).toHaveFocus();
    expect(onSave).not.toHaveBeenCalled();
  });

  test('the first and the last day can be saved', async () => {
    const { onSave } = show({ minDate: entry.day, maxDate: entry.day });
    await save();
    expect(onSave).toHaveBeenCalledOnce();
  });

  test('the seconds that some browsers add to a time are not saved', async () => {
    const { onSave } = show();
    fireEvent.input(field('Time'), { target: { value: '09:30:15' } });
    expect(field('Time')).toHaveValue('09:30:15');
    await save();
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...values, day: entry.day, time: '09:30' });
  });
});

describe('Escape', () => {
  test('cancels, but not while a character is being composed', () => {
    const { onCancel } = show();
    fireEvent.keyDown(field('Name'), { key: 'Escape', isComposing: true });
    fireEvent.keyDown(field('Name'), { key: 'Escape', keyCode: 229 });
    expect(onCancel).not.toHaveBeenCalled();
    fireEvent.keyDown(field('Name'), { key: 'Escape' });
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('does nothing while saving', async () => {
    const { onCancel } = show({ onSave: () => new Promise(() => undefined) });
    await save();
    fireEvent.keyDown(field('Name'), { key: 'Escape' });
    expect(onCancel).not.toHaveBeenCalled();
  });
});

test.each(['\u3164', 'x'.repeat(201)])('an entry with the name %j can be edited', async (name) => {
  const { onSave } = show({ entry: { ...entry, name } });
  fireEvent.input(field('Fats'), { target: { value: '7' } });
  await save();
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name, fats: 7 }));
});

describe('figures', () => {
  const precise = { ...entry, calories: 310.4, fats: 6.25, proteins: null };

  test('are rounded in the fields, and saved as they were given unless they changed', async () => {
    const onSave = vi.fn<(values: EntryEditorValues<null>) => void>();
    render(
      <EntryEditor
        entry={precise}
        onSave={onSave}
        onCancel={vi.fn<() => void>()}
        emptyValue={null}
      />,
    );
    expect(field('Calories')).toHaveValue('310');
    expect(field('Fats')).toHaveValue('6');
    expect(field('Proteins')).toHaveValue('');
    await userEvent.clear(field('Fats'));
    await userEvent.type(field('Fats'), '7');
    await save();
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ calories: 310.4, fats: 7, proteins: null }),
    );
  });

  test('have decimals with the separator of the locale', async () => {
    const onSave = vi.fn<(values: EntryEditorValues<0>) => void>();
    render(
      <EntryEditor
        entry={precise}
        onSave={onSave}
        onCancel={vi.fn<() => void>()}
        emptyValue={0}
        fractionDigits={1}
        locale="de-DE"
      />,
    );
    expect(field('Calories')).toHaveValue('310,4');
    await userEvent.clear(field('Calories'));
    await userEvent.type(field('Calories'), '1,5');
    await save();
    expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({ calories: 1.5, fats: 6.25, proteins: 0 }),
    );
  });

  test('that are not known have to be entered unless empty figures are taken', async () => {
    const onSave = vi.fn<(values: EntryEditorValues) => void>();
    render(<EntryEditor entry={precise} onSave={onSave} onCancel={vi.fn<() => void>()} />);
    await save();
    expect(field('Proteins')).toBeInvalid();
    expect(onSave).not.toHaveBeenCalled();
  });

  test('that nobody changed are saved even above the largest number', async () => {
    const { onSave } = show({ entry: { ...entry, calories: 150_000, fats: -2 } });
    await save();
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ calories: 150_000, fats: -2 }));
  });

  test.each([{ locale: 'de-DE' }, { fractionDigits: 2 }] as const)(
    'that nobody changed are saved as they were given when the editor gets %j',
    async (later) => {
      const onSave = vi.fn<EntryEditorProps['onSave']>();
      const editor = (props: Partial<EntryEditorProps>) => (
        <EntryEditor
          entry={{ ...entry, fats: 6.54321 }}
          fractionDigits={1}
          onSave={onSave}
          onCancel={vi.fn<() => void>()}
          {...props}
        />
      );
      const { rerender } = render(editor({}));
      rerender(editor(later));
      expect(field('Fats')).toHaveValue('6.5');
      await save();
      expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ fats: 6.54321 }));
    },
  );

  test('that are no numbers count as empty', async () => {
    const onSave = vi.fn<(values: EntryEditorValues<null>) => void>();
    const broken = { ...entry, calories: Number.NaN, fats: Number.POSITIVE_INFINITY };
    render(
      <EntryEditor
        entry={broken}
        onSave={onSave}
        onCancel={vi.fn<() => void>()}
        emptyValue={null}
      />,
    );
    await save();
    expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ calories: null, fats: null }));
  });
});

test('the entry is read on mount: another one with the same key changes nothing that is saved', async () => {
  const onSave = vi.fn<EntryEditorProps['onSave']>();
  const editor = (calories: number) => (
    <EntryEditor entry={{ ...entry, calories }} onSave={onSave} onCancel={vi.fn<() => void>()} />
  );
  const { rerender } = render(editor(310));
  await userEvent.clear(field('Calories'));
  await userEvent.type(field('Calories'), '250');
  rerender(editor(249.6));
  await save();
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining({ calories: 250 }));
});

test.each(['Oats\nwith milk', 'Oats \ud83c', '  Oats\t'])(
  'the name %j, which no field holds as it is, is saved as it was given unless a person changes it',
  async (name) => {
    const onSave = vi.fn<(values: EntryEditorValues) => void>();
    render(<EntryEditor entry={{ ...entry, name }} onSave={onSave} onCancel={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name }));
  },
);

const editor = (title: string) => (
  <EntryEditor
    entry={entry}
    title={title}
    slotProps={{ input: { inputRef: () => undefined } }}
    onSave={() => undefined}
    onCancel={() => undefined}
  />
);

test('a render leaves the text of the focused field unselected, with any ref beside its own', () => {
  const { rerender } = render(editor('before'));
  const calories = screen.getByRole<HTMLInputElement>('textbox', { name: 'Calories' });
  expect(calories.selectionStart).toBe(0);
  calories.setSelectionRange(3, 3);
  rerender(editor('after'));
  expect(calories.selectionStart).toBe(3);
});

test('a reset of the form removes its messages', async () => {
  const form = createRef<HTMLFormElement>();
  render(
    <EntryEditor ref={form} entry={entry} onSave={() => undefined} onCancel={() => undefined} />,
  );
  const calories = screen.getByRole('textbox', { name: 'Calories' });
  await userEvent.clear(calories);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(calories).toBeInvalid();
  act(() => form.current?.reset());
  expect(calories).toHaveValue('310');
  expect(calories).toBeValid();
});
