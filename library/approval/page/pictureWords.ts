import { modeTitle } from '../../../.storybook/modes.ts';
import { whyNotApprove } from '../rights.ts';
import type { Picture, PictureState, Review } from '../Review.types.ts';

/** What a state is called. Only `approved` says that a designer agreed. */
export const stateWords: Record<PictureState, string> = {
  new: 'New',
  changed: 'Changed',
  recorded: 'Recorded, not approved',
  awaiting: 'Awaiting a designer',
  rejected: 'Rejected',
  approved: 'Approved',
};

/** The name of a picture: its component, story and mode. */
export const nameOf = ({ component, storyName, mode }: Picture): string =>
  [component, storyName, modeTitle(mode)].filter(Boolean).join(', ');

/** What accepting a picture means for a person: an approval, or a record, or nothing that they may do. */
export function acceptance(picture: Picture, review: Review): 'approved' | 'recorded' | undefined {
  if (picture.state === 'approved' || picture.state === 'rejected' || !review.person)
    return undefined;
  if (whyNotApprove(picture, review) === undefined) return 'approved';
  return picture.isRecorded || review.isSaved ? undefined : 'recorded';
}

/** Whether a picture still waits for what a person can do about it. */
export const isOpen = (picture: Picture, review: Review): boolean =>
  acceptance(picture, review) !== undefined;

/** The pictures in the order of their groups. */
export function inOrder({ groups, pictures }: Review): Picture[] {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return groups.flatMap((group) => group.pictures.flatMap((id) => byId.get(id) ?? []));
}

/** Counts what was judged, of the changes and of the pictures that were never judged before. */
export function progressOf({ groups, pictures }: Review) {
  const judged = new Set(
    pictures
      .filter(({ state }) => state === 'approved' || state === 'rejected')
      .map(({ id }) => id),
  );
  const count = (isFirst: boolean) => {
    const ids = groups
      .filter(({ kind }) => (kind === 'awaiting') === isFirst)
      .flatMap((group) => group.pictures);
    return { total: ids.length, judged: ids.filter((id) => judged.has(id)).length };
  };
  return { changes: count(false), first: count(true) };
}
