import type { ComponentPropsWithRef, HTMLAttributes } from 'react';
import type { FoodFormValues } from '../../food-fields/Food.types.ts';
import type { SlotProps, SlottedProps } from '../../slots/Slots.types.ts';

/** The texts of QuickRepeat. */
export interface QuickRepeatLocaleText {
  /** `{day}` is replaced with `dayLabel`. */
  heading: string;
  /** Unit of calories. */
  kilocalories: string;
  /** Accessible name of the button; `{name}` is replaced with the item's name. */
  adjust: string;
  /** Shown in an item until the promise of `onRepeat` settles. */
  logging: string;
  /** Screen reader text while `items` is `undefined`. */
  loading: string;
  /** Shown when `onRepeat` fails without an error message of its own; `{name}` is replaced with the item's name. */
  failed: string;
}

/** Props of the slots of QuickRepeat. */
export interface QuickRepeatSlotProps {
  root?: SlotProps<ComponentPropsWithRef<'section'>, QuickRepeatProps>;
  heading?: SlotProps<ComponentPropsWithRef<'h2'>, QuickRepeatProps>;
  /** The button that logs an item. */
  repeatButton?: SlotProps<ComponentPropsWithRef<'button'>, QuickRepeatProps>;
  adjustButton?: SlotProps<ComponentPropsWithRef<'button'>, QuickRepeatProps>;
  /** The error message when logging failed. */
  failure?: SlotProps<ComponentPropsWithRef<'p'>, QuickRepeatProps>;
}

export interface QuickRepeatProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children'>, SlottedProps<QuickRepeatSlotProps> {
  /** The foods to repeat, with unique names. `undefined` means loading. The component renders nothing for an empty list. */
  items: readonly FoodFormValues[] | undefined;
  /**
   * Called when an item is pressed. Until the promise settles, the item shows that it is being logged and ignores
   * presses; the other items still work. When it rejects, the error's message is shown below the items.
   */
  onRepeat: (item: FoodFormValues) => Promise<void> | void;
  /** Called when a person wants to adjust an item before logging it. Without it there are no Adjust buttons. */
  onAdjust?: (item: FoodFormValues) => void;
  /** The day to which items are logged, as shown in the heading, such as "11/21/2026" or "today". */
  dayLabel: string;
  /**
   * Level of the heading in the page outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * BCP 47 tag of the locale for number formats.
   * @default 'en-US'
   */
  locale?: string;
  /**
   * Texts that replace the default ones.
   * @default English
   */
  localeText?: Partial<QuickRepeatLocaleText>;
}
