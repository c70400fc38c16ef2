import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as random from '../../conformance/randomProps.ts';
import { accept } from '../../conformance/samples.ts';
import { formatTime } from '../format/formatTime.ts';
import { EntryList, EntryPicker, FoodlogLocalizationProvider, QuickRepeat } from '../index.ts';
import type { CompleteFoodlogLocalization } from '../locales/FoodlogLocalization.types.ts';

const languages = import.meta.glob<Record<string, CompleteFoodlogLocalization>>(
  '../locales/{??,??-??}.ts',
  { eager: true },
);

/** The digits of a figure that does not say. */
const digits = 1;

/** A figure with an amount: the number that is shown, and tenths of its last digit, which are rounded away. */
const known = fc
  .record({
    label: random.text,
    unit: fc.constantFrom('', 'ml', 'Stück'),
    fractionDigits: random.fractionDigits,
    scale: fc.constantFrom(undefined, 4.184),
    steps: fc.nat(10_000_000),
    tenths: fc.integer({ min: -4, max: 4 }),
  })
  .map(({ steps, tenths, ...figure }) => {
    const parts = 10 ** (figure.fractionDigits ?? digits);
    return Object.assign(figure, {
      amount: (steps + tenths / 10) / parts / (figure.scale ?? 1),
      number: steps / parts,
    });
  });
const unknown = fc.record({
  label: random.text,
  unit: fc.constantFrom('', 'ml'),
  amount: fc.constantFrom(null, undefined, NaN),
  number: fc.constant(undefined),
});
const some = fc.array(fc.oneof(known, unknown), { maxLength: 7 });

test.each(Object.values(languages).flatMap((language) => Object.entries(language)))(
  'an entry shows any figures and amounts in %s, and a dash for what is not known',
  (_, localization) => {
    fc.assert(
      fc.property(some, (all) => {
        const { locale, localeText } = localization.components.FoodlogEntryList.defaultProps;
        const figures = all.map((figure, place) => ({ ...figure, key: `own ${place}` }));
        const amounts = figures.map(({ key, amount }) => [key, amount]);
        const food = { ...Object.fromEntries(amounts), name: 'Oats' };
        const entry = { ...food, id: '1', day: '2026-11-21', time: '08:15' };
        render(
          <FoodlogLocalizationProvider localization={localization}>
            <EntryList entries={[entry]} figures={figures} fractionDigits={digits} />
            <EntryPicker
              entries={[entry]}
              figures={figures}
              fractionDigits={digits}
              onSubmit={accept}
            />
            <QuickRepeat
              items={[food]}
              figures={figures}
              fractionDigits={digits}
              onRepeat={accept}
            />
          </FoodlogLocalizationProvider>,
        );
        const rows = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
        cleanup();

        const numberOf = ({ number, unit }: { number: number | undefined; unit: string }) =>
          number === undefined
            ? undefined
            : `${new Intl.NumberFormat(locale).format(number)}${unit && `\u00a0${unit}`}`;
        const dash = localeText.unknown + localeText.unknownSpoken;
        const [first, ...others] = figures;
        const row = [
          'Oats',
          first && (numberOf(first) ?? dash),
          formatTime('08:15', locale),
          ...others.map((figure) => `${figure.label}\u00a0${numberOf(figure) ?? dash}`),
        ].join('');
        expect(rows).toEqual([row, row, `Oats ${(first && numberOf(first)) ?? ''}`]);
      }),
    );
  },
);
