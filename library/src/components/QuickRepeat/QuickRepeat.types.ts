import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { FoodFormValues } from '../../food-fields/Food.types.ts';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

/** The words of QuickRepeat. */
export interface QuickRepeatLocaleText {
  /** `{day}` stands for `dayLabel`. */
  heading: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Name of the button for screen readers; `{name}` stands for the item's name. */
  adjust: string;
  /** Shown at an item while `onRepeat` is at work. */
  logging: string;
  /** Said by screen readers while `items` are not there. */
  loading: string;
  /** Shown when `onRepeat` fails without an error message of its own; `{name}` stands for the item's name. */
  failed: string;
}

/** Props for the parts of QuickRepeat. */
export interface QuickRepeatSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'section'>, QuickRepeatProps>;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, QuickRepeatProps>;
  /** Logs an item. */
  repeatButton?: SlotProps<ComponentPropsWithRef<'button'>, QuickRepeatProps>;
  adjustButton?: SlotProps<ComponentPropsWithRef<'button'>, QuickRepeatProps>;
  /** Says why an item could not be logged. */
  failure?: SlotProps<ComponentPropsWithRef<'p'>, QuickRepeatProps>;
}

export interface QuickRepeatProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, SlottedProps<QuickRepeatSlotProps> {
  /** What can be logged again, each name once; `undefined` while loading. With none, nothing is shown. */
  items: readonly FoodFormValues[] | undefined;
  /**
   * Called when an item is pressed. Until the promise settles the item says that it is on its way and does nothing
   * when pressed again; the others still do. When it rejects, the error's message is shown below.
   */
  onRepeat: (item: FoodFormValues) => Promise<void> | void;
  /** Called when a person wants to change an item before it is logged. Without it there are no buttons to do so. */
  onAdjust?: (item: FoodFormValues) => void;
  /** The day to which it logs, in words, such as "11/21/2026" or "today". */
  dayLabel: string;
  /**
   * Level of the heading in the outline of the page.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * BCP 47 tag of the language whose way of writing numbers is used.
   * @default 'en-US'
   */
  locale?: string;
  /**
   * Words to replace.
   * @default English
   */
  localeText?: Partial<QuickRepeatLocaleText>;
}
