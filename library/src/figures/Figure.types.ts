/**
 * The most digits that a figure has after the decimal separator. Three could not be told from thousands, because point and
 * comma both separate decimals.
 */
export type FractionDigits = 0 | 1 | 2;

/** A figure that components show and ask for, such as the calories of a food or the millilitres of a drink. */
export interface Figure<Key extends string = string> {
  /**
   * Its key in entries, values and totals, and the name of its field: a word other than `name`, `id`, `day` and `time`. A
   * figure is left out if its key is empty, or is one that another figure, every object or every form has, such as `reset`.
   */
  key: Key;
  /** What a person calls it, such as "Fibre". */
  label: string;
  /** Shown after its numbers, whether one or many, such as "g"; empty for a mere number. */
  unit: string;
  /** Its unit in every language, such as "kJ", which may be typed as well as `unit`. */
  symbol?: string | undefined;
  /**
   * How many of `unit` are one of its value: with 4.184, values in kcal are shown and typed in kJ. Values, totals and targets
   * stay as they are given, `fractionDigits` round both, and `max` is one of the values. Anything but a positive number is 1.
   * When it changes, a form writes what is typed in the new unit. With a scale below 1, give enough `fractionDigits`: what a
   * field does not show is rounded away.
   * @default 1
   */
  scale?: number | undefined;
  /**
   * The most digits that it has after the decimal separator.
   * @default the component's `fractionDigits`
   */
  fractionDigits?: FractionDigits | undefined;
  /**
   * The largest number that its field takes.
   * @default the component's `max`
   */
  max?: number | undefined;
  /**
   * CSS colour of its total and bar in TotalsCard, such as `var(--mui-palette-info-main)`. On the card it needs a contrast of
   * 4.5 : 1 in each scheme.
   * @default that of text; `fats`, `proteins` and `carbs` have theirs of the theme
   */
  color?: string | undefined;
  /**
   * Whether it may be left empty, which means that it is not known: it is `null` then, whatever `emptyValue` is.
   * @default false
   */
  optional?: boolean | undefined;
}

/** The figures of a food, which every component has by default, in the words of its `localeText`. */
export type FoodFigures = readonly [
  Figure<'calories'>,
  Figure<'fats'>,
  Figure<'proteins'>,
  Figure<'carbs'>,
];

/**
 * A number for each figure by its key, if the type of the figures says the keys.
 * @typeParam Empty What stands for a figure that is empty or not known; an optional one may always be `null`.
 */
export type FigureValues<
  Figures extends readonly Figure[] = FoodFigures,
  Empty extends null | 0 = never,
> = {
  [Each in Figures[number] as string extends Each['key'] ? never : Each['key']]:
    number | Empty | (Each extends { optional: true } ? null : never);
};
