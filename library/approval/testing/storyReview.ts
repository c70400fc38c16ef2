import type { ReviewSource } from '../page/ReviewSource.ts';
import { createSavedSource } from '../page/createSavedSource.ts';
import type { Picture, Review } from '../Review.types.ts';

export const designer = 'Designer One <designer@example.org>';
export const developer = 'Developer One <developer@example.org>';

/** A drawn card whose second figure has a colour, in place of a picture. */
const draw = (colour: string, width = 320) => {
  const card = `<rect x="8" y="8" width="${width - 16}" height="104" rx="12" fill="#fff" stroke="#e3e4db"/>`;
  const figures = `<rect x="24" y="28" width="120" height="28" rx="4" fill="#17201a"/><rect x="24" y="76" width="56" height="16" rx="4" fill="${colour}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="120"><rect width="100%" height="100%" fill="#fbfaf6"/>${card}${figures}</svg>`;
};

const drawings = {
  before: draw('#8a5a00'),
  after: draw('#7a4a00'),
  wider: draw('#7a4a00', 400),
};

const words = {
  before:
    '- region "Totals":\n  - text: Fats 62 g\n---\nsection: aria-label="Totals"\n---\nTotals\nFats 62 g\n',
  after:
    '- region "Totals of the day":\n  - text: Fats 62 g\n---\nsection: aria-label="Totals"\n---\nTotals of the day\nFats 62 g\n',
};

const picture = (more: Partial<Picture> & Pick<Picture, 'id'>): Picture => ({
  story: 'components-totalscard--an-ordinary-day',
  storyName: 'An Ordinary Day',
  mode: '',
  component: 'TotalsCard',
  folder: 'library/src/components/TotalsCard/__image_snapshots__',
  state: 'changed',
  now: { pixels: 'after', words: 'before' },
  isRecorded: false,
  isNew: false,
  isChanged: true,
  approvals: [],
  recorded: { pixels: 'before', words: 'before' },
  authors: [developer],
  difference: {
    pixels: 896,
    box: { x: 24, y: 76, width: 56, height: 16 },
    boxes: [{ x: 24, y: 76, width: 56, height: 16 }],
    colours: [
      {
        from: '#8a5a00',
        to: '#7a4a00',
        pixels: 880,
        behind: { from: '#ffffff', to: '#ffffff' },
      },
    ],
  },
  ...more,
});

const day = 'components-totalscard--an-ordinary-day';
const pictures: Picture[] = [
  picture({
    id: 'components-totalscard--decimals',
    story: 'components-totalscard--decimals',
    storyName: 'Decimals',
    state: 'rejected',
    verdict: {
      picture: 'components-totalscard--decimals',
      pixels: 'after',
      words: 'before',
      verdict: 'rejected',
      by: designer,
      on: '2026-11-21',
      note: 'Too dark beside the carbs.\nUse the colour of the other labels.',
      at: [52, 84],
    },
  }),
  picture({ id: day }),
  picture({ id: `${day}--compact`, mode: 'compact' }),
  picture({ id: `${day}--high-contrast`, mode: 'high-contrast' }),
  picture({
    id: 'components-totalscard--large-numbers',
    story: 'components-totalscard--large-numbers',
    storyName: 'Large Numbers',
    now: { pixels: 'wider', words: 'after' },
  }),
  picture({
    id: 'components-undobar--one-change',
    story: 'components-undobar--one-change',
    storyName: 'One Change',
    component: 'UndoBar',
    state: 'awaiting',
    isRecorded: true,
    recorded: undefined,
    difference: undefined,
  }),
];

const review: Review = {
  designers: [designer],
  pictures,
  groups: [
    {
      id: 'rejected',
      kind: 'rejected',
      title: 'Rejected',
      detail: 'Each stays here until it changes, or its rejection is withdrawn.',
      pictures: ['components-totalscard--decimals'],
    },
    {
      id: 'token',
      kind: 'token',
      title: 'color.light.fats: #8a5a00 to #7a4a00',
      detail: 'All changes come from this token.',
      pictures: [day, `${day}--compact`, `${day}--high-contrast`],
    },
    {
      id: 'outliers',
      kind: 'other',
      title: 'color.light.fats: #8a5a00 to #7a4a00, and more',
      detail: 'Set apart: the token explains a part of what changed here.',
      pictures: ['components-totalscard--large-numbers'],
    },
    {
      id: 'awaiting',
      kind: 'awaiting',
      title: 'UndoBar',
      detail: 'Recorded, and approved by nobody yet.',
      pictures: ['components-undobar--one-change'],
    },
  ],
  sizes: { before: [320, 120], after: [320, 120], wider: [400, 120] },
  words,
  notices: [],
};

const removedId = 'components-totalscard--four-figures';

/** The review with a picture that no story has any more. */
export const withRemoved: Pick<Review, 'pictures' | 'groups'> = {
  pictures: [
    ...pictures,
    picture({
      id: removedId,
      story: removedId,
      storyName: 'Four Figures',
      state: 'removed',
      now: { pixels: 'before', words: 'before', removed: true },
      isRecorded: true,
      recorded: undefined,
      difference: undefined,
    }),
  ],
  groups: [
    ...review.groups,
    {
      id: 'removed',
      kind: 'removed',
      title: 'Removed: TotalsCard',
      detail: 'No story has these pictures any more: an approval means that they go.',
      pictures: [removedId],
    },
  ],
};

/** What a story of the page shows as a saved page. */
export const createSavedStorySource = (more: Partial<Review> = {}): ReviewSource => ({
  ...createSavedSource({ review: { ...review, ...more }, images: {} }, () => '2026-11-22'),
  imageUrl: (id) =>
    `data:image/svg+xml,${encodeURIComponent(new Map(Object.entries(drawings)).get(id) ?? '')}`,
});

/** What a story of the page shows in a repository. It answers in the page, as a saved page does. */
export async function createStorySource(
  person: string,
  more: Partial<Review> = {},
): Promise<ReviewSource> {
  const { saved, ...source } = createSavedStorySource(more);
  await saved?.setPerson(person);
  return source;
}
