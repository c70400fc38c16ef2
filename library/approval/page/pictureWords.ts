import { modeTitle } from '../../../.storybook/modes.ts';
import { whyNotApprove } from '../rights.ts';
import type { CauseGroup, Judgement, Picture, PictureState, Review } from '../Review.types.ts';

/** What a state is called. Only `approved` says that a designer agreed. */
export const stateWords: Record<PictureState, string> = {
  new: 'New',
  changed: 'Changed',
  recorded: 'Changed',
  removed: 'Removed',
  awaiting: 'Never reviewed',
  rejected: 'Rejected',
  approved: 'Approved',
};

/** The name of a picture in its component: its story and mode. */
export const shortNameOf = ({ storyName, mode }: Picture): string =>
  [storyName, modeTitle(mode)].filter(Boolean).join(', ');

/** The name of a picture: its component, story and mode. */
export const nameOf = (picture: Picture): string => `${picture.component}, ${shortNameOf(picture)}`;

/** A judgement of a picture as it is shown. */
export const judgementOf = (
  { id, now }: Picture,
  verdict: Judgement['verdict'],
  rest: Partial<Pick<Judgement, 'note' | 'at'>> = {},
): Judgement => ({ picture: id, ...now, verdict, note: '', ...rest });

/** Whether nobody has judged a picture as it is. */
export const isOpen = ({ state }: Picture): boolean => state !== 'approved' && state !== 'rejected';

/** Whether the person may approve a picture that nobody has judged. */
export const canApprove = (picture: Picture, review: Review): boolean =>
  isOpen(picture) && whyNotApprove(picture, review) === undefined;

/** The groups of the changes, or those of the tour: of the pictures that nobody has ever reviewed. */
export const groupsIn = ({ groups }: Review, isTour: boolean): CauseGroup[] =>
  groups.filter(({ kind }) => (kind === 'awaiting') === isTour);

/** The pictures of groups, in their order. */
export function picturesIn({ pictures }: Review, groups: readonly CauseGroup[]): Picture[] {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return groups.flatMap((group) => group.pictures.flatMap((id) => byId.get(id) ?? []));
}

/** The group of a picture. */
export const groupOf = ({ groups }: Review, { id }: Picture): CauseGroup | undefined =>
  groups.find(({ pictures }) => pictures.includes(id));

/** The pictures that can be judged with this one: those of its group that nobody has judged, if it has a cause. */
export function judgedWith(review: Review, picture: Picture): Picture[] {
  const group = groupOf(review, picture);
  if (!group || group.kind === 'other' || !isOpen(picture)) return [];
  return picturesIn(review, [group]).filter(isOpen);
}

/** How many pictures are left, of the changes and of the tour. */
export const leftIn = (review: Review, isTour: boolean): number =>
  picturesIn(review, groupsIn(review, isTour)).filter(isOpen).length;
