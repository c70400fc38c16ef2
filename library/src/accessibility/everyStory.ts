/**
 * What is asked of every story of every component in a real browser, in the words of the tests of
 * .storybook/accessibility/everyStory.spec.ts.
 */
export const everyStory = {
  narrow: '1.4.10 fits 320 px, nothing cut off or covered',
  large: '1.4.4 text at 200 % fits 320 px, nothing cut off or covered',
  spaced: '1.4.12 text spaced as WCAG asks fits 320 px, nothing cut off or covered',
  turned: '1.3.4 says the same upright and on its side',
  sequence: '1.3.2 texts follow one another on the page as they do on the screen, 640 px wide',
  small: '2.5.8 targets are 24 px large at least',
  belowOurs: 'targets are 44 px large with their edge, those of a calendar apart',
  named: '2.5.3 controls are called by the words that they show',
  reached: '2.1.1 everything that can be used is reached by Tab, or by arrow keys from there',
  order: '2.4.3 Tab goes line by line as they stand on the screen, also from right to left',
  left: '2.1.2 the keyboard gets out again',
  seen: '2.4.7 what has the focus shows it',
  covered: '2.4.11 what has the focus is not hidden',
  changed: '3.2.1 the focus alone changes nothing and calls nothing',
  shown: '1.4.13 hovering shows nothing that could be lost',
  done: '2.5.2 a press that is taken back changes nothing and calls nothing',
  moved: 'nothing moves where reduced motion is asked for',
} as const;
