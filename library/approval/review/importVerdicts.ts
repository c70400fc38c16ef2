import { nameVerdicts, readVerdicts } from '../repository/verdicts.ts';
import { isSamePerson } from '../rights.ts';
import { rowsFor } from '../rows.ts';
import type { Refusal, Review, Verdict } from '../Review.types.ts';
import { judge } from './judge.ts';

/**
 * Brings verdicts that were given in a saved page into the repository, each checked as if it were given here.
 * @param readReview Reads the repository as it is now, with the pictures that are approved already.
 */
export async function importVerdicts(
  root: string,
  readReview: () => Promise<Review>,
  verdicts: readonly Verdict[],
): Promise<{ written: Verdict[]; known: Verdict[]; refused: Refusal[] }> {
  const [written, known, refused]: [Verdict[], Verdict[], Refusal[]] = [[], [], []];
  let review = await readReview();
  const main = { commit: review.main };
  for (const verdict of (await nameVerdicts(root, main, verdicts)).values()) {
    // An earlier verdict of the file may be about the same picture.
    if (written.some(({ picture }) => picture === verdict.picture)) review = await readReview();
    const folder = review.pictures.find(({ id }) => id === verdict.picture)?.folder;
    const rows = folder ? rowsFor(await readVerdicts(root, folder), verdict) : [];
    const named = [...(await nameVerdicts(root, main, rows)).values()];
    const isKnown = named.some(
      (row) =>
        row.picture === verdict.picture &&
        row.verdict === verdict.verdict &&
        isSamePerson(row.by, verdict.by),
    );
    const reasons = isKnown
      ? []
      : await judge(root, { ...review, person: verdict.by }, [verdict], verdict.on);
    refused.push(...reasons);
    if (isKnown) known.push(verdict);
    else if (reasons.length === 0) written.push(verdict);
  }
  return { written, known, refused };
}
