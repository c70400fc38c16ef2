/**
 * The checks that every story of every component passes in a real browser. The values are the test titles in
 * .storybook/accessibility/everyStory.spec.ts.
 */
export const everyStory = {
  narrow: '1.4.10 fits 320 px; nothing is cut off or covered',
  large: '1.4.4 fits 320 px with text at 200 %; nothing is cut off or covered',
  spaced: '1.4.12 fits 320 px with the text spacing of WCAG; nothing is cut off or covered',
  turned: '1.3.4 shows the same text in portrait and landscape',
  sequence: '1.3.2 texts have the same order in the DOM as on the screen, at 640 px',
  small: '2.5.8 targets are at least 24 px large',
  belowOurs: 'targets are at least 44 px large with their border, except in the calendar',
  named: '2.5.3 accessible names contain the visible labels',
  reached: '2.1.1 Tab reaches every control, or arrow keys reach it from there',
  order: '2.4.3 Tab follows the order on the screen, also from right to left',
  left: '2.1.2 the keyboard can move focus out again',
  seen: '2.4.7 keyboard focus is visible',
  covered: '2.4.11 the focused control is not hidden',
  changed: '3.2.1 focus alone changes nothing and calls nothing',
  shown: '1.4.13 hovering shows no additional content',
  done: '2.5.2 a cancelled press changes nothing and calls nothing',
  moved: 'nothing moves when reduced motion is requested',
} as const;
