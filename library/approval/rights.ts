import type { Judgement, Picture, Review } from './Review.types.ts';

/** The address of a person, who is given as `Name <email>`. */
export const emailOf = (person: string): string =>
  (/<([^>]*)>/.exec(person)?.[1] ?? person).trim().toLowerCase();

/** Whether two people, each given as `Name <email>`, have the same address. */
export const isSamePerson = (one: string, other: string): boolean =>
  emailOf(one) === emailOf(other);

/** Whether a person is among others. */
export const isAmong = (person: string, people: readonly string[]): boolean =>
  people.some((one) => isSamePerson(one, person));

/** Why a person may not approve a picture, or undefined if they may. */
export function whyNotApprove(
  { authors }: Pick<Picture, 'authors'>,
  { person, designers }: Pick<Review, 'person' | 'designers'>,
): string | undefined {
  if (designers.length === 0) {
    return 'Nobody can approve yet: main names no designer.';
  }
  if (person === undefined) return 'Nobody has said who they are.';
  if (!isAmong(person, designers)) return `Main does not name ${person} as a designer.`;
  if (isAmong(person, authors))
    return `${person} is the author of this change: another designer approves it.`;
  return undefined;
}

/** Why a person may not give a verdict on a picture, or undefined if they may. */
export function whyNot(
  { verdict, note }: Pick<Judgement, 'verdict' | 'note'>,
  picture: Picture,
  review: Pick<Review, 'person' | 'designers'>,
): string | undefined {
  if (review.person === undefined) {
    return 'Nobody has said who they are: set user.name and user.email of git.';
  }
  if (verdict === 'withdrawn') {
    const own = picture.verdict && isSamePerson(picture.verdict.by, review.person);
    return own ? picture.removal : 'Only the person who gave a verdict can withdraw it.';
  }
  if (picture.state === 'rejected') {
    return 'It is rejected until the picture changes, or the rejection is withdrawn.';
  }
  if (verdict === 'approved') {
    return picture.state === 'approved'
      ? 'It is approved already.'
      : whyNotApprove(picture, review);
  }
  return note.trim() === '' ? 'It needs a reason.' : undefined;
}
