import type { Answer, Proof } from './Accessibility.types.ts';
import { everyStory } from './everyStory.ts';

/** Is met, by the tests named. */
export const supports = (...proofs: [Proof, ...Proof[]]): Answer => ({ kind: 'supports', proofs });

/** Is about something that the component does not have or do. */
export const notApplicable = (because: string): Answer => ({ kind: 'notApplicable', because });

/** Only a person can judge it. */
export const needsAPerson = (todo: string): Answer => ({ kind: 'needsAPerson', todo });

/** Is about a whole page; the tests named prove it for the pages of the app. */
export const wholePage = (...proofs: [Proof, ...Proof[]]): Answer => ({
  kind: 'wholePage',
  proofs,
});

/** @param where Such as 'TotalsCard/TotalsCard.test.tsx'. */
export const unit = (where: string, test: string): Proof => ({ run: 'unit', where, test });

/** A story that plays, and in which axe finds nothing wrong. */
export const story = (component: string, name: string): Proof => ({
  run: 'stories',
  where: `${component}/${component}.stories.tsx`,
  test: `Components/${component} ${name}`,
});

/** What is measured in rest, hover, focus and active, by what is read; a proof needs one reading in each colour scheme. */
export const contrasts = {
  text: 'Contrast of text measured in every colour scheme',
  nonText: 'Contrast of graphics, edges or focus measured in every colour scheme',
} as const;

/** The contrasts of a component, of its text or of what is no text. */
export const contrast = (component: string, of: keyof typeof contrasts): Proof => ({
  run: 'contrast',
  where: `Components/${component}`,
  test: contrasts[of],
});

/** What the browser finds in every story of a component. */
export const inEveryStory = (component: string, what: keyof typeof everyStory): Proof => ({
  run: 'everyStory',
  where: 'everyStory.spec.ts',
  test: `${component} ${everyStory[what]}`,
});

export const endToEnd = (where: string, test: string): Proof => ({ run: 'e2e', where, test });
