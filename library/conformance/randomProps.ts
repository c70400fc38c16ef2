import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { createElement } from 'react';
import type { ComponentType, FormHTMLAttributes, RefAttributes } from 'react';
import { enUS } from '../src/locales/en.ts';
import type { SlottedProps } from '../src/slots/Slots.types.ts';

export const text = fc.string({ unit: 'grapheme', maxLength: 300 });
export const maybe = <Value>(value: Arbitrary<Value>) => fc.option(value, { nil: undefined });
export const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(NaN, Infinity, -0));
/** A figure, or `null` for one that is not known. */
export const figure = fc.option(number);
export const fractionDigits = maybe(fc.constantFrom(0, 1, 2));
export const emptyValue = maybe(fc.constantFrom(null, 0));
export const day = fc.oneof(
  text,
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);
export const bool = maybe(fc.boolean());
export const headingLevel = maybe(fc.constantFrom(1, 2, 3, 4, 5, 6));
export const locale = maybe(fc.oneof(text, fc.constantFrom('ar-EG', 'de', 'ja-JP-u-ca-japanese')));
export const dateStyle = maybe(fc.constantFrom('full', 'long', 'medium', 'short'));
/** A number for some of the figures, by their keys. */
export const byKey = maybe(fc.dictionary(fc.constantFrom('calories', 'fats', 'water'), number));
export const done = fc.constantFrom(
  () => Promise.resolve(),
  () => Promise.reject(new Error('No.')),
);
export const nothing = fc.constant(() => undefined);
export const maybeNothing = maybe(nothing);
export const component = maybe(fc.constantFrom('main', 'article'));
export const food = fc.record({
  name: text,
  calories: figure,
  fats: figure,
  proteins: figure,
  carbs: figure,
});
const portion = fc.record({
  key: fc.oneof(text, fc.constantFrom('a', 'b')),
  label: text,
  amount: number,
});
export const portions = maybe(fc.array(portion, { maxLength: 4 }));
export const per = fc.record({ amount: number, unit: text });
/** A food with where it comes from, and what its figures are per. */
export const foundFood = fc
  .tuple(food, fc.record({ source: maybe(text), per: maybe(fc.oneof(text, per)), portions }))
  .map(([known, from]) => Object.assign({}, known, from));
/** A food that is selected, with how much of it. */
export const selection = maybe(
  fc.record({
    food: foundFood,
    value: maybe(fc.record({ amount: fc.option(number), portion: fc.option(text) })),
    portion: maybe(fc.record({ amount: number, unit: text })),
  }),
);
export const foods = fc.array(foundFood);
export const search = foods.map((found) => async () => found);
export const entry = fc.record({
  name: text,
  calories: figure,
  fats: figure,
  proteins: figure,
  carbs: figure,
  id: fc.uuid(),
  day,
  time: text,
});
/** Kilojoules of kilocalories, no scale, and what is none. */
export const scale = fc.constantFrom(undefined, 4.184, 1, 0, NaN, -1);

/** Figures of any kind, those of a food among them. No object has their keys by itself. */
export const figures = maybe(
  fc.uniqueArray(
    fc.record({
      key: fc.oneof(
        fc.constantFrom('calories', 'fats', 'water'),
        text.map((own) => `#${own}`),
      ),
      label: text,
      unit: fc.oneof(text, fc.constantFrom('', 'ml')),
      fractionDigits,
      max: maybe(fc.nat()),
      optional: bool,
      scale,
      color: maybe(fc.constantFrom('teal', 'no colour')),
    }),
    { selector: ({ key }) => key, maxLength: 7 },
  ),
);
export const words = (name: keyof typeof enUS.components) =>
  maybe(
    fc.dictionary(
      fc.constantFrom(...Object.keys(enUS.components[name].defaultProps.localeText)),
      maybe(text),
    ),
  );

type Inherited = FormHTMLAttributes<HTMLElement> &
  SlottedProps<object> &
  RefAttributes<HTMLElement>;

/** The names of the props that a component declares itself, or with another type than its root element. */
type OwnName<Props> = {
  [Name in keyof Props]-?: Name extends keyof Inherited
    ? Props[Name] extends Inherited[Name]
      ? never
      : Name
    : Name;
}[keyof Props];

/** @param props must contain every prop that the component declares itself, not those of its root element. */
export function elementsOf<Props extends object>(
  Component: ComponentType<Props>,
  props: Arbitrary<NoInfer<Props & Record<OwnName<Props>, unknown>>>,
) {
  return props.map((some) => createElement(Component, some));
}
