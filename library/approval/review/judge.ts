import { readVerdicts, formatVerdicts, isSameContent, rowsFor } from '../repository/verdicts.ts';
import { readFiles, writeFiles, type Files } from '../repository/writeFiles.ts';
import { isAmong, isSamePerson, whyNot } from '../rights.ts';
import type { Judgement, Picture, Refusal, Review, Verdict } from '../Review.types.ts';
import type { Pictures } from './Pictures.ts';
import { filesOfPicture } from './savePicture.ts';

/** What judging did: the judgements that were not accepted, and the files that it wrote, before and after. */
export interface Judged {
  refused: Refusal[];
  before: Files;
  after: Files;
}

/** The rows of a picture after a judgement. */
function judgedRows(
  rows: readonly Verdict[],
  picture: Picture,
  { verdict, note }: Judgement,
  { by, on }: { by: string; on: string },
): Verdict[] {
  if (verdict === 'withdrawn') {
    const isOwn = (row: Verdict) =>
      row.picture === picture.id &&
      isSameContent(row, picture.now) &&
      row.verdict !== 'recorded' &&
      isSamePerson(row.by, by);
    return rows.filter((row) => !isOwn(row));
  }
  const row = { picture: picture.id, ...picture.now, verdict, by, on, note: note.trim() };
  const own = rowsFor(rows, picture.now).filter((one) => one.picture === picture.id);
  if (verdict === 'approved') {
    // An approval that does not count is replaced. The row must differ, so that the next commit adds it.
    const earlier = own.filter((one) => one.verdict === verdict && isSamePerson(one.by, by));
    const isAgain = earlier.some((one) => one.on === on && one.note === row.note);
    const kept = rows.filter((one) => !earlier.includes(one));
    return [...kept, isAgain ? { ...row, note: `${row.note} (again)`.trim() } : row];
  }
  if (verdict === 'rejected') return [...rows, row];
  const named = own.filter((one) => one.verdict === 'recorded').map((one) => one.by);
  // Whoever commits or squashes this later, the authors are those of now.
  const unnamed = picture.authors.filter((author) => !isAmong(author, [...named, by]));
  const recordOf = (author: string) => ({ ...row, by: author, note: `Recorded by ${by}.` });
  return [...rows, ...unnamed.map(recordOf), row];
}

/**
 * Writes judgements beside the pictures, and the pictures that they record. Each is checked against the review, which
 * must be as the repository is now.
 */
export async function judge(options: {
  root: string;
  pictures: Pictures;
  review: Review;
  judgements: readonly Judgement[];
  /** YYYY-MM-DD. */
  on: string;
}): Promise<Judged> {
  const { root, pictures, review, judgements, on } = options;
  const { person: by = '' } = review;
  const byId = new Map(review.pictures.map((picture) => [picture.id, picture]));
  const after: Files = new Map();
  const rowsOf = new Map<string, Verdict[]>();
  const before: Files = new Map();
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
    const { folder, id, now } = picture;
    const png = pictures.png(now.pixels);
    if (judgement.verdict === 'recorded' && png) {
      const text = pictures.text(now.words);
      const files = await filesOfPicture(root, { id, folder, png, text });
      // Written at once, because the words of a mode depend on those of its story.
      for (const [path, content] of await readFiles(root, files.keys())) {
        if (!before.has(path)) before.set(path, content);
      }
      await writeFiles(root, files);
      for (const [path, content] of files) after.set(path, content);
    }
    const rows = rowsOf.get(folder) ?? (await readVerdicts(root, folder));
    rowsOf.set(folder, judgedRows(rows, picture, judgement, { by, on }));
  }
  const lists: Files = new Map(
    [...rowsOf].map(([folder, rows]) => [
      `${folder}/verdicts.json`,
      rows.length > 0 ? Buffer.from(formatVerdicts(rows)) : undefined,
    ]),
  );
  for (const [path, content] of await readFiles(root, lists.keys())) before.set(path, content);
  await writeFiles(root, lists);
  for (const [path, content] of lists) after.set(path, content);
  return { refused, before, after };
}

/**
 * Undoes what judging wrote.
 * @returns why it does not, if a file has changed since.
 */
export async function undo(root: string, { before, after }: Judged): Promise<string | undefined> {
  for (const [path, content] of await readFiles(root, after.keys())) {
    const written = after.get(path);
    const isSame = content && written ? content.equals(written) : content === written;
    if (!isSame) return `${path} has changed since, so that nothing was undone.`;
  }
  await writeFiles(root, before);
  return undefined;
}

/** Whether a verdict stands beside its picture already. */
export const isKnown = (rows: readonly Verdict[], verdict: Verdict): boolean =>
  rowsFor(rows, verdict).some(
    (row) =>
      row.picture === verdict.picture &&
      row.verdict === verdict.verdict &&
      isSamePerson(row.by, verdict.by),
  );
