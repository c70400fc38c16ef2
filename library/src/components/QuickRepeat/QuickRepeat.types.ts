import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { Figure, FoodFigures, FractionDigits } from '../../figures/Figure.types.ts';
import type { FoodFormValues } from '../../food-fields/Food.types.ts';
import type {
  Optional,
  RootElementProps,
  SlotProps,
  SlottedProps,
} from '../../slots/Slots.types.ts';

/** The texts of QuickRepeat. */
export interface QuickRepeatLocaleText {
  heading: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Accessible name of the button; `{name}` is replaced with the item's name. */
  adjust: string;
  /** Shown in an item until the promise of `onRepeat` settles. */
  logging: string;
  /** Shown in an item for 2 seconds after it was logged. */
  logged: string;
  /** Screen reader text while the items are loading. */
  loading: string;
  /** Shown when `onRepeat` fails without a message for people; `{name}` is replaced with the item's name. */
  failed: string;
}

/** What a pressed item shows: that it is being logged, or that it was. */
export type QuickRepeatProgress = 'logging' | 'logged';

/** The props of the component, as functions in `slotProps` get them. */
export type QuickRepeatOwnerState<Figures extends readonly Figure[]> = QuickRepeatProps<
  FoodFormValues<never, Figures>,
  Figures
>;

/** The argument of functions in `slotProps` of an item's slots. */
export interface QuickRepeatItemOwnerState<
  Item extends FoodFormValues<null, []> = FoodFormValues<null>,
  Figures extends readonly Figure[] = FoodFigures,
> extends QuickRepeatOwnerState<Figures> {
  item: Item;
  /** `undefined` for an item that was not pressed. */
  progress: QuickRepeatProgress | undefined;
}

/** Props of the slots of QuickRepeat. */
export interface QuickRepeatSlotProps<
  Item extends FoodFormValues<null, []> = FoodFormValues<null>,
  Figures extends readonly Figure[] = FoodFigures,
> {
  root?: SlotProps<ComponentPropsWithRef<'section'>, QuickRepeatOwnerState<Figures>> | undefined;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, QuickRepeatOwnerState<Figures>> | undefined;
  /** The row of items, which scrolls where they do not fit a phone. */
  list?: SlotProps<ComponentPropsWithRef<'ul'>, QuickRepeatOwnerState<Figures>> | undefined;
  /** One item, with its buttons. */
  item?:
    SlotProps<ComponentPropsWithRef<'li'>, QuickRepeatItemOwnerState<Item, Figures>> | undefined;
  /** The button that logs an item. */
  repeatButton?:
    | SlotProps<ComponentPropsWithRef<'button'>, QuickRepeatItemOwnerState<Item, Figures>>
    | undefined;
  name?:
    SlotProps<ComponentPropsWithRef<'span'>, QuickRepeatItemOwnerState<Item, Figures>> | undefined;
  /** The first figure and the day, or what became of the last press. */
  details?:
    SlotProps<ComponentPropsWithRef<'small'>, QuickRepeatItemOwnerState<Item, Figures>> | undefined;
  adjustButton?:
    | SlotProps<ComponentPropsWithRef<'button'>, QuickRepeatItemOwnerState<Item, Figures>>
    | undefined;
  adjustIcon?:
    SlotProps<ComponentPropsWithRef<'svg'>, QuickRepeatItemOwnerState<Item, Figures>> | undefined;
  /** The placeholder of an item while loading. */
  skeleton?: SlotProps<ComponentPropsWithRef<'li'>, QuickRepeatOwnerState<Figures>> | undefined;
  /** The error message when logging failed. */
  failure?: SlotProps<ComponentPropsWithRef<'p'>, QuickRepeatOwnerState<Figures>> | undefined;
}

/**
 * @typeParam Item Your own foods, with more than the row shows; callbacks get them as they were given.
 * @typeParam Figures The type of `figures`.
 */
export interface QuickRepeatProps<
  Item extends FoodFormValues<null, []> = FoodFormValues,
  Figures extends readonly Figure[] = FoodFigures,
>
  extends
    Omit<HTMLAttributes<HTMLElement>, 'children'>,
    SlottedProps<QuickRepeatSlotProps<Item, Figures>>,
    RootElementProps {
  /** The foods to repeat, with unique names. `undefined` means loading. The component renders nothing for an empty list. */
  items: readonly Item[] | undefined;
  /**
   * Shows placeholders instead of the items, and announces the loading to screen readers.
   * @default whether `items` is `undefined`
   */
  loading?: boolean | undefined;
  /**
   * Disables the buttons.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Called when an item is pressed. Until the promise settles, the item shows that it is being logged and ignores
   * presses; the other items still work. Then it shows for 2 seconds that it was logged. The second press of a double
   * tap is ignored. When the promise rejects, the error's message is shown below the items.
   */
  onRepeat: (item: Item) => unknown;
  /** Called when a person wants to adjust an item before logging it. Without it there are no Adjust buttons. */
  onAdjust?: ((item: Item) => void) | undefined;
  /** The day to which items are logged, shown on each button, such as "11/20/2026". Leave it out where that is obvious. */
  dayLabel?: string | undefined;
  /**
   * The figures of the items. Each shows the first one, the calories by default.
   * @default those of a food
   */
  figures?: Figures | undefined;
  /**
   * The most digits that a figure has after the decimal separator; other figures are rounded.
   * @default 0
   */
  fractionDigits?: FractionDigits | undefined;
  /**
   * Level of the heading in the page outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * BCP 47 tag of the locale for number formats.
   * @default 'en-US'
   */
  locale?: string | undefined;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Optional<QuickRepeatLocaleText> | undefined;
}
