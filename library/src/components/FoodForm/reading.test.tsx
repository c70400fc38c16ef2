import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { EntryEditor } from '../EntryEditor/EntryEditor.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TotalsCard } from '../TotalsCard/TotalsCard.tsx';
import { FoodForm } from './FoodForm.tsx';

interface FormProps {
  onSubmit: (values: { fats: number | null }) => void;
  locale: string;
}

const food = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const entry = { ...food, id: '1', day: '2026-11-20', time: '08:15' };

function Controlled({ onSubmit, locale }: FormProps) {
  const [fats, setFats] = useState<number | null>(6);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({ fats });
      }}
    >
      <NumberField label="Fats" unit="g" locale={locale} value={fats} onChange={setFats} />
      <button type="submit">Save</button>
    </form>
  );
}

const forms: [string, ComponentType<FormProps>][] = [
  [
    'FoodForm',
    (props) => <FoodForm defaultValues={food} localeText={{ add: 'Save' }} {...props} />,
  ],
  [
    'EntryEditor',
    ({ onSubmit, locale }) => (
      <EntryEditor entry={entry} onSave={onSubmit} onCancel={() => {}} locale={locale} />
    ),
  ],
  ['NumberField', Controlled],
];

const fats = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fats' });
const reading = () => document.querySelector(`output[for="${fats().id}"]`)?.textContent;
const type = (text: string) => {
  act(() => fats().focus());
  fireEvent.input(fats(), { target: { value: text } });
};

function show(Form: ComponentType<FormProps>, locale = 'en-US') {
  const onSubmit = vi.fn<FormProps['onSubmit']>();
  render(<Form onSubmit={onSubmit} locale={locale} />);
  return onSubmit;
}

describe.each(forms)('%s', (_, Form) => {
  test.each([
    ['12,5', '≈ 13', '13', '≈ 12,5'],
    ['1.840', '= 1840', '1840', '= 1.840'],
    ['1,840', '= 1840', '1840', '= 1,840'],
    ['1,840+60', '= 1900', '1900', '= 1,840+60'],
    ['12.0', '', '12', ''],
    ['310 g', '', '310', ''],
    ['\u200f1 840\u200f', '', '1840', ''],
    ['4*2.5', '= 10', '4*2.5', '= 10'],
    ['0.4+0.3', '≈ 1', '0.4+0.3', '≈ 1'],
    ['٢٠٠', '', '٢٠٠', ''],
    [' 250 ', '', ' 250 ', ''],
    ['12abc', '', '12abc', ''],
  ])('%j shows %j, and when the field is left, %j with %j', (text, typing, left, leaving) => {
    show(Form);
    type(text);
    expect(reading()).toBe(typing);
    act(() => fats().blur());
    expect(fats()).toHaveValue(left);
    expect(reading()).toBe(leaving);
    type('7');
    expect(reading()).toBe('');
  });

  test.each([
    ['en-US', '12,5', 13, 1],
    ['en-US', '1.840', 1840, 2],
    ['de-DE', '1.840', 1840, 2],
    ['de-DE', '1,840', 1840, 2],
  ])(
    'in %s, %j is submitted as %i with press %i of Enter',
    async (locale, text, value, presses) => {
      const onSubmit = show(Form, locale);
      type(text);
      for (let press = 1; press <= presses; press += 1) {
        expect(onSubmit).not.toHaveBeenCalled();
        // Without leaving the field. A browser submits the form unless the key was handled.
        await act(async () => {
          if (fireEvent.keyDown(fats(), { key: 'Enter' }) || press === presses) {
            fireEvent.submit(fats().form!);
          }
        });
      }
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fats: value }));
    },
  );

  test('a figure after a reset is not one that was rounded', () => {
    show(Form);
    type('6.4');
    act(() => fats().blur());
    expect(reading()).toBe('≈ 6.4');
    act(() => fats().form!.reset());
    act(() => fats().focus());
    act(() => fats().blur());
    expect(fats()).toHaveValue('6');
    expect(reading()).toBe('');
  });

  test('a read-only field keeps its text', () => {
    show(Form);
    type('12,5');
    fats().readOnly = true;
    act(() => fats().blur());
    expect(fats()).toHaveValue('12,5');
  });
});

test.each(['en-US', 'de-DE', 'ar-EG', 'es-ES', 'fr-FR', 'ja-JP', 'he-IL', 'de-CH'])(
  'totals that are copied in %s can be pasted into a field',
  (locale) => {
    const totals = { calories: 1, fats: 1840, proteins: 12_345, carbs: 99_999 };
    render(<TotalsCard {...totals} locale={locale} />);
    const onChange = vi.fn<(value: number | null) => void>();
    render(<NumberField label="Fats" unit="g" locale={locale} onChange={onChange} />);
    const figures = within(screen.getByRole('region')).getAllByRole('definition');
    const pasted = figures.map(({ textContent }) => {
      type(`\u200f${textContent}`);
      return onChange.mock.lastCall?.[0];
    });
    // Calories are no grams.
    expect(pasted).toEqual([Number.NaN, 1840, 12_345, 99_999]);
  },
);
