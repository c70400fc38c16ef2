import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FractionDigits } from './Food.types.ts';
import { parseFigure, readFigure } from './parseFigure.ts';

const whole = { max: 100_000, fractionDigits: 0 } as const;

test.each([
  ['0', 0],
  ['007', 7],
  [' 250 ', 250],
  ['100000', 100_000],
  ['١٢٣٤٥', 12_345],
  ['٠٦٧٨٩', 6789],
  ['۱۲۰', 120],
  ['१२', 12],
  ['𝟘𝟙𝟫', 19],
  ['１００', 100],
  ['12.', 12],
  ['12,5', 13],
  ['12.4', 12],
  ['.5', 1],
  ['0,840', 1],
  ['12,0', 12],
  ['1,840', 1840],
  ['1.840', 1840],
  ['1,840.4', 1840],
  ['1.840,4', 1840],
  ['1.84', 2],
  ['12,3456', 12],
  ['1 840', 1840],
  ['1\u202f840', 1840],
  ['1’840', 1840],
  ['1,00,000', 100_000],
  ['１，０００', 1000],
  ['١٬٠٠٠', 1000],
  ['١٫٥', 2],
  ['٢،٥', 3],
  ['310 kcal', 310],
  ['310KCAL', 310],
  ['\u200f1,840\u00a0kcal\u200f', 1840],
  ['\u2066٣١٠\u2069', 310],
])('§5 %j is read as %i', (text, value) => {
  expect(parseFigure(text, { ...whole, units: ['kcal'] })).toBe(value);
});

test.each([
  ['120+80', 200],
  ['3×45', 135],
  ['2x40', 80],
  ['10 X 4,5', 45],
  ['2x3 x .5+1', 4],
  ['10x1.0X2', 20],
  ['٢x٣ kcal', 6],
  ['2+3×4+1', 15],
  ['1＋2', 3],
  [' 12 + 2 * 3 ', 18],
  ['0×7', 0],
  ['١+٢', 3],
  ['99999+1', 100_000],
  ['4*2.5', 10],
  ['4×2,5', 10],
  ['0.7+0.1+0.7', 2],
  ['0.4+0.4+0.4', 1],
  ['1,840+60', 1900],
  ['120 + 80 kcal', 200],
])('§5 %j is calculated as %i', (text, value) => {
  expect(parseFigure(text, { ...whole, units: ['kcal'] })).toBe(value);
});

test.each([
  ['1000', 239, false],
  ['1001', 239, true],
  ['2×500 kJ', 239, false],
  ['0', 0, false],
  ['1', 0, true],
  ['418400', 100_000, false],
  ['418403', Number.NaN, undefined],
  ['310 kcal', Number.NaN, undefined],
])('%j kJ are %d kcal, and shown as another number: %s', (text, value, isRounded) => {
  const read = readFigure(text, { ...whole, units: ['kJ'], scale: 4.184 });
  expect([read.value, read.isRounded]).toEqual([value, isRounded]);
});

test('a unit that looks like a part of a number is none', () => {
  expect(parseFigure('12', { units: ['2', '+2', '.5'] })).toBe(12);
  expect(parseFigure('1+2', { units: ['2', '+2', '.5'] })).toBe(3);
  expect(parseFigure('1.5', { units: ['.5'], fractionDigits: 1 })).toBe(1.5);
  expect(parseFigure('15 %', { units: ['%'] })).toBe(15);
});

test.each([
  [
    'notNumber',
    [
      '+1',
      '1e9',
      '12abc',
      '1²',
      '①',
      '½',
      '0x10',
      '0 x 10',
      '2+0x10',
      '2 + 0x10',
      'x2',
      '2x',
      '2xx3',
      'Infinity',
      '.',
      ',',
      'kcal',
    ],
  ],
  ['notNumber', ['1+', '×2', '1++2', '1 2+3', '1+2 3', '1-2', '4/2', '1.5.5', '1,84,0', '1,,5']],
  ['notNumber', ['310 kJ', '5 kg', '1 .5', '1٫5٫5', '1,234 567', '9'.repeat(201)]],
  ['numberTooSmall', ['-1', '−0.5', '－３', '-1,840 kcal', '\u200e-5']],
  [
    'numberTooLarge',
    ['100001', '١٠٠٠٠١', '99999+2', '400×400', '100,001', '1,234,567', '100000.5', '9'.repeat(200)],
  ],
] as const)('§5 %s says what is wrong with %j', (error, texts) => {
  for (const text of texts) {
    const read = readFigure(text, { ...whole, units: ['kcal', 'g'] });
    expect([text, read]).toEqual([text, { value: Number.NaN, error }]);
  }
});

test.each<[string, FractionDigits, number]>([
  ['1.5', 1, 1.5],
  ['1,25', 2, 1.25],
  ['12', 2, 12],
  ['0.1+0,2', 1, 0.3],
  ['0.5×0.3', 1, 0.2],
  ['1.5*1.5', 1, 2.3],
  ['0.01*99', 2, 0.99],
  ['1.005', 2, 1.01],
  ['1.255', 2, 1.26],
])('%j is read with at most %i digits after the point', (text, fractionDigits, value) => {
  expect(parseFigure(text, { max: 100, fractionDigits })).toBe(value);
});

test.each([
  [
    '1,840',
    { 'en-US': 1840, 'de-DE': 1.84, 'fr-FR': 1.84, 'ar-EG': 1840, 'hi-IN': 1840, nonsense_: 1840 },
  ],
  ['1.840', { 'en-US': 1.84, 'de-DE': 1840, 'fr-FR': 1.84, 'es-ES': 1840, 'de-CH': 1.84 }],
])('%j has thousands as in the locale, and in every whole number', (text, values) => {
  for (const [locale, value] of Object.entries(values)) {
    const { value: read, isAmbiguous } = readFigure(text, { locale, fractionDigits: 2 });
    expect({ locale, read, isAmbiguous }).toEqual({ locale, read: value, isAmbiguous: true });
    expect(readFigure(text, { locale })).toMatchObject({ value: 1840, isAmbiguous: true });
  }
});

test.each(['', ' ', '\u200f', null, undefined])(
  'an empty text such as %j is null, never 0',
  (text) => {
    expect(parseFigure(text)).toBeNull();
  },
);

test('a file is no figure', () => {
  expect(parseFigure(new File(['1'], '1'))).toBeNaN();
});

/** Every language that the platform can format, and regions that write numbers in their own way. */
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
const codes = letters.flatMap((a) =>
  letters.flatMap((b) => ['', ...letters].map((c) => a + b + c)),
);
const regions = [
  'de-AT',
  'de-CH',
  'de-LI',
  'en-IN',
  'en-ZA',
  'es-MX',
  'fr-CH',
  'pt-PT',
  'ar-EG',
  'ar-MA',
];
// Toki Pona writes 1 00 for a hundred.
const locales = [...Intl.NumberFormat.supportedLocalesOf(codes), ...regions].filter(
  (code) => code !== 'tok',
);
const digits = fc.constantFrom<FractionDigits[]>(0, 1, 2);

describe('any text', () => {
  const signs = fc.constantFrom(...Array.from('0123456789.,+*×- ٫٬’kcal\u200f٣５'));
  const text = fc.oneof(fc.string({ unit: signs, maxLength: 12 }), fc.string({ unit: 'binary' }));

  test('is a figure of the field, none, or refused', () => {
    fc.assert(
      fc.property(text, digits, fc.nat(200_000), (typed, fractionDigits, max) => {
        const { value, error } = readFigure(typed, { max, fractionDigits, units: ['kcal'] });
        expect(Number.isNaN(value)).toBe(error !== undefined);
        const figure = value === null || error ? 0 : value;
        expect(figure).toSatisfy((read: number) => read >= 0 && read <= max);
        expect(Number(figure.toFixed(fractionDigits))).toBe(figure);
      }),
    );
  });

  test('that locales read differently is said to be ambiguous', () => {
    fc.assert(
      fc.property(text, digits, (typed, fractionDigits) => {
        const inEach = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG', 'en-IN'].map((locale) =>
          readFigure(typed, { locale, fractionDigits, max: 10 ** 9 }),
        );
        const isSame = inEach.every(({ value }) => Object.is(value, inEach[0]?.value));
        expect(isSame || inEach.every(({ isAmbiguous }) => isAmbiguous === true)).toBe(true);
      }),
    );
  });
});

test('what any locale writes is read there as what it means', () => {
  expect(locales.length).toBeGreaterThan(150);
  fc.assert(
    fc.property(fc.nat(10_000_000), digits, (units, fractionDigits) => {
      const value = units / 10 ** fractionDigits;
      const rules = { max: 10_000_000, fractionDigits, units: ['kcal'] };
      for (const locale of locales) {
        const text = new Intl.NumberFormat(locale).format(value);
        const read = parseFigure(`\u2067${text}\u00a0kcal`, { ...rules, locale });
        expect(`${locale} ${text} ${read}`).toBe(`${locale} ${text} ${value}`);
      }
    }),
    { numRuns: 20, examples: [[1840, 0]] },
  );
});

test('a calculation is exact, and rounded once at the end', () => {
  const decimals = fc.array(fc.tuple(fc.nat(99_999), fc.nat(999)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(decimals, digits, (products, fractionDigits) => {
      const text = products.map(([one, other]) => `${one / 1000}×${other / 100}`).join('+');
      // In units of 0.00001.
      const exact = products.reduce((sum, [one, other]) => sum + BigInt(one) * BigInt(other), 0n);
      const unit = 10n ** BigInt(5 - fractionDigits);
      const expected = Number((2n * exact + unit) / (2n * unit)) / 10 ** fractionDigits;
      // More than three digits after the point, so that no locale reads thousands.
      const plain = text.replace(/\.(\d+)/g, '.$1000');
      expect(parseFigure(plain, { max: 10 ** 9, fractionDigits })).toBe(expected);
    }),
  );
});
