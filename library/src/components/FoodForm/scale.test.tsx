import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { EntryEditor, type Figure, NumberField, parseFigure } from '../../index.ts';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormValues } from './FoodForm.types.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
async function enter(text: string) {
  await userEvent.clear(field('Calories'));
  await userEvent.type(field('Calories'), text);
}

const kilojoules = { key: 'calories', label: 'Calories', unit: 'kJ', scale: 4.184 } as const;
const kilocalories = { ...kilojoules, unit: 'kcal', scale: 1 } as const;
const entry = { id: '1', name: 'Oats', day: '2026-11-21', time: '08:15', calories: 310.4 };
function WithValues({
  figures,
  onSubmit,
}: {
  figures: readonly Figure[];
  onSubmit: (values: object) => void;
}) {
  const [values, setValues] = useState<Partial<FoodFormValues<null>>>(entry);
  return <FoodForm {...{ values, figures, onSubmit }} onValuesChange={setValues} />;
}
const forms: [
  string,
  (figures: readonly Figure[], onSubmit: (values: object) => void) => ReactElement,
][] = [
  [
    'FoodForm',
    (figures, onSubmit) => <FoodForm defaultValues={entry} figures={figures} onSubmit={onSubmit} />,
  ],
  ['FoodForm with values', (figures, onSubmit) => <WithValues {...{ figures, onSubmit }} />],
  [
    'EntryEditor',
    (figures, onSubmit) => (
      <EntryEditor entry={entry} figures={figures} onSave={onSubmit} onCancel={() => {}} />
    ),
  ],
  [
    'NumberField',
    ([{ key: _key, ...figure } = kilojoules], onSubmit) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit({ calories: parseFigure(field('Calories').value, figure) });
        }}
      >
        <NumberField defaultValue={310.4} {...figure} />
      </form>
    ),
  ],
];

test.each(forms)('%s shows and takes kJ, and what is stored of them', async (_, form) => {
  const onSubmit = vi.fn<(values: object) => void>();
  render(form([kilojoules], onSubmit));
  expect(field('Calories')).toHaveValue('1299');
  await enter('1001');
  expect(screen.getByText('≈ 1,000')).toBeVisible();
  fireEvent.submit(field('Calories').form!);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ calories: 239 }));
});

test.each(forms)('%s writes what is typed in kcal in kJ when the unit changes', async (_, form) => {
  const onSubmit = vi.fn<(values: object) => void>();
  const { rerender } = render(form([kilocalories], onSubmit));
  rerender(form([kilojoules], onSubmit));
  expect(field('Calories')).toHaveValue('1299');
  rerender(form([kilocalories], onSubmit));
  await enter('120+119');
  rerender(form([kilojoules], onSubmit));
  expect(field('Calories')).toHaveValue('1000');
  fireEvent.submit(field('Calories').form!);
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ calories: 239 }));
});

test.each(forms)('%s shows what nobody has typed in kJ, also after a reset', (_, form) => {
  const { rerender } = render(form([kilocalories], () => undefined));
  field('Calories').form!.reset();
  rerender(form([kilojoules], () => undefined));
  expect(field('Calories')).toHaveValue('1299');
});

test.each(forms)('%s refuses in kJ what it has refused in kcal', (_, form) => {
  const { rerender } = render(form([kilocalories], () => undefined));
  fireEvent.input(field('Calories'), { target: { value: '150000' } });
  rerender(form([kilojoules], () => undefined));
  expect(field('Calories')).toHaveValue('150000 kcal');
  rerender(form([kilocalories], () => undefined));
  expect(field('Calories')).toHaveValue('150000');
});

test.each([
  ['Escape in its list', '{Escape}'],
  ['another name', '{Tab}{Shift>}{Tab}{/Shift}Rye'],
])(
  '%s brings back a figure that was typed before a suggestion and another unit',
  async (_, keys) => {
    const oats = { name: 'Oats', calories: 310 };
    const form = (figures: readonly Figure[]) => (
      <FoodForm figures={figures} suggestions={[oats]} onSubmit={() => undefined} />
    );
    const { rerender } = render(form([kilocalories]));
    await enter('500');
    await userEvent.type(screen.getByRole('combobox'), 'oat');
    expect(await screen.findByRole('option')).toHaveTextContent('310');
    await userEvent.keyboard('{ArrowDown}');
    expect(field('Calories')).toHaveValue('310');
    rerender(form([kilojoules]));
    expect(field('Calories')).toHaveValue('1297');
    await userEvent.keyboard(keys);
    expect(field('Calories')).toHaveValue('2092');
  },
);
