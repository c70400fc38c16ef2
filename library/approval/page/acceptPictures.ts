import type { CauseGroup, Judgement, Picture, Review } from '../Review.types.ts';
import { acceptance } from './pictureWords.ts';
import type { Approval } from './useApproval.ts';

/** A judgement of a picture as it is shown. */
export const judgementOf = (
  { id, now }: Picture,
  verdict: Judgement['verdict'],
  note = '',
): Judgement => ({ picture: id, ...now, verdict, note });

/** The group of a picture. */
export const groupOf = ({ groups }: Review, { id }: Picture): CauseGroup | undefined =>
  groups.find(({ pictures }) => pictures.includes(id));

/**
 * The pictures of the same group that can be accepted in the same way: none where the group shares no cause, and only
 * those of the same component where there is nothing to compare them with.
 */
export function acceptableWith(review: Review, picture: Picture): Picture[] {
  const group = groupOf(review, picture);
  if (group?.kind === 'other') return [];
  const ids = new Set(group?.pictures);
  const isFirst = group?.kind === 'new' || group?.kind === 'awaiting';
  const inGroup = review.pictures.filter(
    ({ id, component }) => ids.has(id) && (!isFirst || component === picture.component),
  );
  const ways = inGroup.map((one) => acceptance(one, review));
  const way = acceptance(picture, review) ?? ways.find((one) => one !== undefined);
  return inGroup.filter((_, index) => way !== undefined && ways[index] === way);
}

/** Approves a picture, or asks for the reason to record it. */
export function acceptOne(approval: Approval, review: Review, picture: Picture) {
  const way = acceptance(picture, review);
  if (way === 'recorded') approval.ask({ verdict: way, pictures: [picture] });
  else if (way) approval.judge([judgementOf(picture, way)]);
}

/** Approves the group of a picture, or asks for the reason to record it. */
export function acceptAll(approval: Approval, review: Review, picture: Picture) {
  const pictures = acceptableWith(review, picture);
  const [first] = pictures;
  if (!first) {
    approval.say('The group has nothing that you can judge together.');
    return;
  }
  const way = acceptance(first, review);
  if (way === 'recorded') approval.ask({ verdict: way, pictures });
  else approval.judge(pictures.map((one) => judgementOf(one, 'approved')));
}
