import { readVerdicts } from '../repository/verdicts.ts';
import type { Refusal, Review, Verdict } from '../Review.types.ts';
import { isKnown, judge } from './judge.ts';
import type { Pictures } from './Pictures.ts';

/** What an import did with the verdicts of a file. */
export interface Imported {
  written: Verdict[];
  /** They stood beside their pictures already. */
  known: Verdict[];
  refused: Refusal[];
}

/** Brings verdicts that were given in a saved page into the repository, each checked as if it were given here. */
export async function importVerdicts(options: {
  root: string;
  pictures: Pictures;
  /** Reads the repository as it is now, with the pictures that are approved already. */
  readReview: () => Promise<Review>;
  verdicts: readonly Verdict[];
}): Promise<Imported> {
  const { root, pictures, readReview, verdicts } = options;
  const imported: Imported = { written: [], known: [], refused: [] };
  let review = await readReview();
  for (const verdict of verdicts) {
    const folder = review.pictures.find(({ id }) => id === verdict.picture)?.folder;
    if (folder && isKnown(await readVerdicts(root, folder), verdict)) {
      imported.known.push(verdict);
      continue;
    }
    if (verdict.verdict === 'recorded') {
      const reason = 'A saved page records nothing.';
      imported.refused.push({ judgement: verdict, reason });
      continue;
    }
    const { refused } = await judge({
      root,
      pictures,
      review: { ...review, person: verdict.by },
      judgements: [verdict],
      on: verdict.on,
    });
    imported.refused.push(...refused);
    if (refused.length > 0) continue;
    imported.written.push(verdict);
    // Another verdict of the file may be about the same picture.
    if (verdicts.some((one) => one !== verdict && one.picture === verdict.picture)) {
      review = await readReview();
    }
  }
  return imported;
}
