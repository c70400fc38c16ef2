import { cleanup, fireEvent, render } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { EntryEditor, FoodForm, FoodlogLocalizationProvider } from '../src/index.ts';
import type { Figure } from '../src/index.ts';
import { figureText } from '../src/food-fields/figureText.ts';
import type { CompleteFoodlogLocalization } from '../src/locales/FoodlogLocalization.types.ts';
import * as random from './randomProps.ts';
import { ignore } from './samples.ts';

const languages = import.meta.glob<Record<string, CompleteFoodlogLocalization>>(
  '../src/locales/{??,??-??}.ts',
  { eager: true },
);

function amountOf({ fractionDigits = 0, max = 100_000, optional = false }: Figure) {
  const scale = 10 ** fractionDigits;
  const amount = fc.nat(max * scale).map((units) => units / scale);
  return optional ? fc.option(amount) : amount;
}

/** Any figures, each with an amount. */
const amounts = random.figures.chain((figures = []) =>
  fc.tuple(...figures.map(amountOf)).map((values) => ({ figures, values })),
);

const submit = () => fireEvent.submit(document.querySelector('form')!);

test.each(Object.values(languages).flatMap((language) => Object.entries(language)))(
  'amounts of any figures are handed on as typed in %s, and saved as they are',
  async (_, localization) => {
    await fc.assert(
      fc.asyncProperty(amounts, async ({ figures, values }) => {
        const onSubmit = vi.fn<(food: object) => void>();
        const onSave = vi.fn<(food: object) => void>();
        const { locale } = localization.components.FoodlogFoodForm.defaultProps;
        const show = (form: ReactElement) =>
          render(
            <FoodlogLocalizationProvider localization={localization}>
              {form}
            </FoodlogLocalizationProvider>,
          );
        show(<FoodForm figures={figures} onSubmit={onSubmit} />);
        const [name, ...inputs] = document.querySelectorAll('input');
        fireEvent.input(name!, { target: { value: 'Any' } });
        for (const [index, { fractionDigits = 0, unit, scale }] of figures.entries()) {
          const number = figureText(values[index], locale, { fractionDigits, scale });
          const value = unit === 'ml' && number ? `${number} ml` : number;
          fireEvent.input(inputs[index]!, { target: { value } });
        }
        submit();
        const food = {
          name: 'Any',
          ...Object.fromEntries(figures.map(({ key }, index) => [key, values[index]!])),
        };
        expect(onSubmit).toHaveBeenCalledExactlyOnceWith(food);
        cleanup();
        const when = { day: '2026-11-21', time: '08:15' };
        const entry = { id: '1', ...when, ...food };
        show(<EntryEditor figures={figures} entry={entry} onSave={onSave} onCancel={ignore} />);
        submit();
        expect(onSave).toHaveBeenCalledExactlyOnceWith({ ...food, ...when });
        cleanup();
      }),
      { numRuns: 10 },
    );
  },
);
