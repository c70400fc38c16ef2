import type { Accessibility } from './Accessibility.types.ts';
import { inEveryStory, notApplicable, supports } from './answers.ts';

/** For interactive components: the checks try each control of each story. */
export const withControls = (component: string) =>
  ({
    '1.4.13': supports(inEveryStory(component, 'shown')),
    '2.1.1': supports(inEveryStory(component, 'reached')),
    '2.1.2': supports(inEveryStory(component, 'left')),
    '2.4.3': supports(inEveryStory(component, 'order')),
    '2.4.7': supports(inEveryStory(component, 'seen')),
    '2.4.11': supports(inEveryStory(component, 'covered')),
    '2.5.2': supports(inEveryStory(component, 'done')),
    '2.5.3': supports(inEveryStory(component, 'named')),
    '2.5.8': supports(inEveryStory(component, 'small'), inEveryStory(component, 'belowOurs')),
    '3.2.1': supports(inEveryStory(component, 'changed')),
  }) satisfies Partial<Accessibility>;

const none = notApplicable('The component has no interactive elements.');

/** For components without interactive elements. */
export const withoutControls = {
  '1.4.13': none,
  '2.1.1': none,
  '2.1.2': none,
  '2.4.3': none,
  '2.4.7': none,
  '2.4.11': none,
  '2.5.2': none,
  '2.5.3': none,
  '2.5.8': none,
  '3.2.1': none,
} satisfies Partial<Accessibility>;

const nothing = notApplicable('The component takes no input.');

/** For components without input fields and checkboxes. */
export const withoutInput = {
  '3.2.2': nothing,
  '3.3.1': nothing,
  '3.3.2': nothing,
  '3.3.3': nothing,
} satisfies Partial<Accessibility>;
