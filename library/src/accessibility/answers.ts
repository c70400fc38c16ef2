import type { Answer, Proof } from './Accessibility.types.ts';
import { everyStory } from './everyStory.ts';

/** The component meets the criterion, as the named tests prove. */
export const supports = (...proofs: [Proof, ...Proof[]]): Answer => ({ kind: 'supports', proofs });

/** The criterion concerns something that the component does not have or do. */
export const notApplicable = (because: string): Answer => ({ kind: 'notApplicable', because });

/** Only a person can judge whether the criterion is met. */
export const needsAPerson = (todo: string): Answer => ({ kind: 'needsAPerson', todo });

/** The criterion concerns the whole page; the named tests prove it for the pages of the app. */
export const wholePage = (...proofs: [Proof, ...Proof[]]): Answer => ({
  kind: 'wholePage',
  proofs,
});

/** @param where The end of the file's path, such as 'TotalsCard/TotalsCard.test.tsx'. */
export const unit = (where: string, test: string): Proof => ({ run: 'unit', where, test });

/** A story whose play function passes and in which axe finds no violation. */
export const story = (component: string, name: string): Proof => ({
  run: 'stories',
  where: `${component}/${component}.stories.tsx`,
  test: `Components/${component} ${name}`,
});

/** The contrast measurements at rest, hover, focus and press. A proof needs one reading in each colour scheme. */
export const contrasts = {
  text: 'Contrast of text measured in every colour scheme',
  nonText: 'Contrast of graphics, edges or focus measured in every colour scheme',
} as const;

/** The measured contrasts of a component, of its text or of its non-text parts. */
export const contrast = (component: string, of: keyof typeof contrasts): Proof => ({
  run: 'contrast',
  where: `Components/${component}`,
  test: contrasts[of],
});

/** A check that runs in a browser on every story of a component. */
export const inEveryStory = (component: string, what: keyof typeof everyStory): Proof => ({
  run: 'everyStory',
  where: 'everyStory.spec.ts',
  test: `${component} ${everyStory[what]}`,
});

export const endToEnd = (where: string, test: string): Proof => ({ run: 'e2e', where, test });
