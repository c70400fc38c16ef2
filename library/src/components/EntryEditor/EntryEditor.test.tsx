import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { EntryEditor } from './EntryEditor.tsx';
import type { EntryEditorProps } from './EntryEditor.types.ts';

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
