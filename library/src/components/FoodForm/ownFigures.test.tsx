import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Figure } from '../../figures/Figure.types.ts';
import { EntryEditor } from '../EntryEditor/EntryEditor.tsx';
import { FoodForm } from './FoodForm.tsx';

const diary = [
  { key: 'water', label: 'Water', unit: 'ml', max: 5000 },
  { key: 'dose', label: 'Dose', unit: 'mg', fractionDigits: 2, optional: true },
  { key: 'steps', label: 'Steps', unit: '' },
] as const satisfies Figure[];

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('each figure takes its own unit and no other, up to its own largest number', async () => {
  const onSubmit = vi.fn<(values: { name: string; water: number; dose: number | null }) => void>();
  render(<FoodForm figures={diary} onSubmit={onSubmit} defaultValues={{ name: 'Tea' }} />);
  await userEvent.type(field('Water'), '250 mg');
  await userEvent.type(field('Steps'), '12 ml{Enter}');
  expect(field('Water')).toHaveAccessibleDescription('This is not a number. ml');
  expect(field('Steps')).toHaveAccessibleDescription('This is not a number.');
  await userEvent.clear(field('Water'));
  await userEvent.type(field('Water'), '5001 ml');
  await userEvent.clear(field('Steps'));
  await userEvent.type(field('Steps'), '100000{Enter}');
  expect(field('Water')).toHaveAccessibleDescription('Enter 5,000 or less. ml');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.clear(field('Water'));
  await userEvent.type(field('Water'), '250 ml');
  expect(field('Dose')).toHaveValue('');
  await userEvent.type(field('Steps'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Tea',
    water: 250,
    dose: null,
    steps: 100_000,
  });
});

test('a figure whose key has a space is described by its message and its unit', async () => {
  const figures = [{ key: 'vitamin c', label: 'Vitamin C', unit: 'mg' }] as const;
  const when = { day: '2026-11-21', time: '08:15' };
  const { rerender } = render(<FoodForm figures={figures} onSubmit={() => undefined} />);
  await userEvent.type(field('Vitamin C'), 'much{Enter}');
  expect(field('Vitamin C')).toHaveAccessibleDescription('This is not a number. mg');
  const entry = { id: '1', name: 'Tea', 'vitamin c': 5, ...when };
  rerender(
    <EntryEditor
      figures={figures}
      entry={entry}
      onSave={() => undefined}
      onCancel={() => undefined}
    />,
  );
  expect(field('Vitamin C')).toHaveAccessibleDescription('mg');
});

test('a suggestion fills in all figures, and shows the first one', async () => {
  const walk = { name: 'Walk', water: 300, dose: null, steps: 4200 };
  const onValuesChange = vi.fn<(values: object) => void>();
  render(
    <FoodForm
      figures={diary}
      suggestions={[walk]}
      onValuesChange={onValuesChange}
      onSubmit={() => undefined}
    />,
  );
  await userEvent.type(screen.getByRole('combobox'), 'wa');
  expect(await screen.findByRole('option')).toHaveTextContent(/^Walk300\sml$/);
  await userEvent.keyboard('{ArrowDown}');
  expect(onValuesChange).toHaveBeenLastCalledWith(walk);
});

test('without figures, a form asks for a name alone, and Enter in it submits', async () => {
  const onSubmit = vi.fn<(values: { name: string }) => void>();
  render(<FoodForm figures={[]} confirmNoFigures onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox'), 'Tea{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Tea' });
});

test('figures that are written where they are rendered do not render the fields anew', () => {
  const Label = vi.fn<() => null>(() => null);
  const slots = { label: Label };
  const form = () => (
    <FoodForm
      figures={diary.map((figure) => ({ ...figure }))}
      slots={slots}
      onSubmit={() => undefined}
    />
  );
  const { rerender } = render(form());
  expect(Label).toHaveBeenCalledTimes(4);
  Label.mockClear();
  rerender(form());
  expect(Label).not.toHaveBeenCalled();
});

test.each(['', 'name', 'day', '__proto__', 'water', 'reset'])(
  'a figure with the key %j is left out, and a developer is told so once',
  async (key) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const onSubmit = vi.fn<(values: object) => void>();
    const form = () => (
      <FoodForm figures={[diary[0], { key, label: 'Other', unit: '' }]} onSubmit={onSubmit} />
    );
    const { rerender } = render(form());
    rerender(form());
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`the key "${key}"`));
    await userEvent.type(field('Name'), 'Tea{Enter}8{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Tea', water: 8 });
  },
);
