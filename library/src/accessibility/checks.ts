import type { Criterion } from './criteria.ts';

type Checks = Partial<Record<Criterion, string>>;

/** What is tried with each control. */
export const checksOfControls = {
  '1.4.13': 'hovering shows no additional content',
  '2.1.1': 'Tab reaches every control, or arrow keys reach it from there',
  '2.1.2': 'the keyboard can move focus out again',
  '2.4.3': 'Tab follows the order on the screen, also from right to left',
  '2.4.7': 'keyboard focus is visible',
  '2.4.11': 'the focused control is not hidden',
  '2.5.2': 'a cancelled press changes nothing and calls nothing',
  '2.5.3': 'accessible names contain the visible labels',
  '2.5.8': 'targets are at least 44 px large with their border; days of a week are 32 px wide',
  '3.2.1': 'focus alone changes nothing and calls nothing',
} satisfies Checks;

/** What .storybook/accessibility checks in a browser in every story of every component, by criterion. */
export const checks = {
  '1.3.2': 'texts have the same order in the DOM as on the screen, at 640 px',
  '1.3.4': 'shows the same text in portrait and landscape',
  '1.4.4': 'fits 320 px with text at 200 %; nothing is cut off or covered',
  '1.4.10': 'fits 320 px; nothing is cut off or covered',
  '1.4.12': 'fits 320 px with the text spacing of WCAG; nothing is cut off or covered',
  '2.2.2': 'nothing moves when reduced motion is requested',
  ...checksOfControls,
} satisfies Checks;

export type Check = keyof typeof checks;
