import { formatVerdicts, nameVerdicts, readVerdicts } from '../repository/verdicts.ts';
import { writeFiles } from '../repository/writeFiles.ts';
import { whyNot } from '../rights.ts';
import { isSameContent, judgedRows } from '../rows.ts';
import type { Judgement, Refusal, Review, Verdict } from '../Review.types.ts';

/**
 * Writes judgements beside the pictures. Each is checked against the review, which must be as the repository is now.
 * @param on YYYY-MM-DD.
 * @returns those that were not accepted.
 */
export async function judge(
  root: string,
  review: Review,
  judgements: readonly Judgement[],
  on: string,
): Promise<Refusal[]> {
  const { person: by = '' } = review;
  const byId = new Map(review.pictures.map((picture) => [picture.id, picture]));
  const rowsOf = new Map<string, Verdict[]>();
  /** The rows of others stay as they wrote them. */
  const written = new Map<Verdict, Verdict>();
  const read = async (folder: string) => {
    const rows = await readVerdicts(root, folder);
    const named = await nameVerdicts(root, { commit: review.main }, rows);
    for (const [row, one] of named) written.set(one, row);
    return [...named.values()];
  };
  const refused: Refusal[] = [];
  for (const judgement of judgements) {
    const picture = byId.get(judgement.picture);
    const reason = !picture
      ? 'There is no such picture to judge any more.'
      : isSameContent(picture.now, judgement)
        ? whyNot(judgement, picture, review)
        : 'The picture or its words changed meanwhile: look at it again.';
    if (!picture || reason !== undefined) {
      refused.push({ judgement, reason: reason ?? '' });
      continue;
    }
    const { folder } = picture;
    const rows = rowsOf.get(folder) ?? (await read(folder));
    rowsOf.set(folder, judgedRows(rows, picture, judgement, { by, on }));
  }
  const files = [...rowsOf].map(
    ([folder, rows]) =>
      [
        `${folder}/verdicts.json`,
        rows.length > 0
          ? Buffer.from(formatVerdicts(rows.map((row) => written.get(row) ?? row)))
          : undefined,
      ] as const,
  );
  await writeFiles(root, new Map(files));
  return refused;
}
