import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { createElement } from 'react';
import type { ComponentType, FormHTMLAttributes, ReactElement, RefAttributes } from 'react';
import {
  DateNavigator,
  EntryEditor,
  EntryList,
  EntryPicker,
  ErrorScreen,
  FoodForm,
  LoadingSpinner,
  QuickRepeat,
  TotalsCard,
  UndoBar,
} from '../index.ts';
import type { FoodLogEntry } from '../index.ts';
import { enUS } from '../locales/en.ts';
import type { SlottedProps } from '../slots/Slots.types.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 300 });
const maybe = <Value>(value: Arbitrary<Value>) => fc.option(value, { nil: undefined });
const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(NaN, Infinity, -0));
const day = fc.oneof(
  text,
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);
const bool = maybe(fc.boolean());
const headingLevel = maybe(fc.constantFrom(1, 2, 3, 4, 5, 6));
const locale = maybe(fc.oneof(text, fc.constantFrom('ar-EG', 'de', 'ja-JP-u-ca-japanese')));
const dateStyle = maybe(fc.constantFrom('full', 'long', 'medium', 'short'));
const done = fc.constantFrom(
  () => Promise.resolve(),
  () => Promise.reject(new Error('No.')),
);
const nothing = fc.constant(() => undefined);
const maybeNothing = maybe(nothing);
const food = fc.record({
  name: text,
  calories: number,
  fats: number,
  proteins: number,
  carbs: number,
});
const entry = fc.record({
  name: text,
  calories: number,
  fats: number,
  proteins: number,
  carbs: number,
  id: fc.uuid(),
  day,
  time: text,
});
const words = (name: keyof typeof enUS.components) =>
  maybe(
    fc.dictionary(
      fc.constantFrom(...Object.keys(enUS.components[name].defaultProps.localeText)),
      maybe(text),
    ),
  );

type Inherited = FormHTMLAttributes<HTMLElement> &
  SlottedProps<object> &
  RefAttributes<HTMLElement>;

/** The props that a component declares itself, or as something else than its root element does. */
type OwnName<Props> = {
  [Name in keyof Props]-?: Name extends keyof Inherited
    ? Props[Name] extends Inherited[Name]
      ? never
      : Name
    : Name;
}[keyof Props];

/** @param props Every prop that the component itself declares; those of its root element are React's to take. */
function elements<Props extends object>(
  Component: ComponentType<Props>,
  props: Arbitrary<NoInfer<Props & Record<OwnName<Props>, unknown>>>,
) {
  return props.map((some) => createElement(Component, some));
}

/** Every component with whatever its props may be. */
export const randomElements: Record<string, Arbitrary<ReactElement<object>>> = {
  TotalsCard: elements(
    TotalsCard,
    fc.record({
      calories: fc.option(number),
      fats: maybe(number),
      proteins: maybe(number),
      carbs: maybe(number),
      loading: bool,
      headingLevel,
      locale,
      localeText: words('FoodlogTotalsCard'),
    }),
  ),
  DateNavigator: elements(
    DateNavigator,
    fc.record({
      value: day,
      onChange: nothing,
      minDate: maybe(day),
      maxDate: maybe(day),
      disabled: bool,
      dateStyle,
      locale,
      localeText: words('FoodlogDateNavigator'),
    }),
  ),
  FoodForm: elements(
    FoodForm,
    fc.record({
      onSubmit: done,
      defaultValues: maybe(food),
      suggestions: maybe(fc.array(food)),
      target: maybe(fc.record({ label: text, checked: fc.boolean(), onChange: nothing })),
      keyShortcut: maybe(text),
      disabled: bool,
      headingLevel,
      locale,
      localeText: words('FoodlogFoodForm'),
    }),
  ),
  EntryList: elements(
    EntryList,
    fc.record({
      entries: maybe(fc.uniqueArray(entry, { selector: ({ id }) => id })),
      onEdit: maybeNothing,
      onDelete: maybeNothing,
      pendingIds: maybe(fc.array(text)),
      error: fc.option(fc.anything(), { nil: undefined }),
      onRetry: maybeNothing,
      editingId: maybe(text),
      renderEditor: maybe(fc.constant(({ name }: FoodLogEntry) => name)),
      headingLevel,
      locale,
      localeText: words('FoodlogEntryList'),
    }),
  ),
  EntryEditor: elements(
    EntryEditor,
    fc.record({
      entry,
      onSave: done,
      onCancel: nothing,
      minDate: maybe(day),
      maxDate: maybe(day),
      dateStyle,
      locale,
      localeText: words('FoodlogEntryEditor'),
    }),
  ),
  EntryPicker: elements(
    EntryPicker,
    fc.record({
      entries: maybe(fc.uniqueArray(entry, { selector: ({ id }) => id })),
      onSubmit: done,
      onCancel: maybeNothing,
      defaultPicked: bool,
      showDay: bool,
      autoFocus: bool,
      headingLevel,
      dateStyle,
      locale,
      localeText: words('FoodlogEntryPicker'),
    }),
  ),
  QuickRepeat: elements(
    QuickRepeat,
    fc.record({
      items: maybe(fc.uniqueArray(food, { selector: ({ name }) => name })),
      onRepeat: done,
      onAdjust: maybeNothing,
      dayLabel: text,
      headingLevel,
      locale,
      localeText: words('FoodlogQuickRepeat'),
    }),
  ),
  UndoBar: elements(
    UndoBar,
    fc.record({
      message: maybe(text),
      onUndo: nothing,
      onDismiss: maybeNothing,
      count: maybe(number),
      keyShortcut: maybe(text),
      locale,
      localeText: words('FoodlogUndoBar'),
    }),
  ),
  ErrorScreen: elements(
    ErrorScreen,
    fc.record({
      photoUrl: maybe(text),
      homeHref: maybe(fc.webPath()),
      onHomeClick: maybeNothing,
      component: maybe(fc.constantFrom('main', 'section', 'div')),
      localeText: words('FoodlogErrorScreen'),
    }),
  ),
  LoadingSpinner: elements(
    LoadingSpinner,
    fc.record({ localeText: words('FoodlogLoadingSpinner') }),
  ),
};
