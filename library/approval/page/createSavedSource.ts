import { whyNot } from '../rights.ts';
import { isSameContent, judgedRows } from '../rows.ts';
import type { Answer, Judgement, Picture, Refusal, Review } from '../Review.types.ts';
import type { browserStorage } from './browserStorage.ts';
import type { ReviewSource } from './ReviewSource.ts';

/**
 * A page that was saved as one file: its verdicts stay in it until they are saved as a file, too.
 * @param storage Where they also stay when the page is closed.
 */
export function createSavedSource(
  { review, images }: { review: Review; images: Record<string, string> },
  today: () => string,
  storage?: ReturnType<typeof browserStorage>,
): ReviewSource {
  let person: string | undefined;
  let rows = storage?.read() ?? [];
  const withVerdict = (picture: Picture): Picture => {
    const verdict = rows.findLast(
      (row) => row.picture === picture.id && isSameContent(row, picture.now),
    );
    return verdict ? { ...picture, state: verdict.verdict, verdict } : picture;
  };
  const answer = (refused: Refusal[] = []): Answer => {
    const { person: _, ...rest } = review;
    const pictures = review.pictures.map(withVerdict);
    return { review: { ...rest, ...(person && { person }), pictures }, refused };
  };
  const judge = (judgements: Judgement[]) => {
    const refused: Refusal[] = [];
    const now = answer().review;
    let next = rows;
    for (const judgement of judgements) {
      const picture = now.pictures.find(({ id }) => id === judgement.picture);
      const reason = !picture
        ? 'There is no such picture to judge.'
        : judgement.verdict === 'withdrawn' && !rows.some((row) => row === picture.verdict)
          ? 'It was given before this page was saved: withdraw it in the repository.'
          : whyNot(judgement, picture, now);
      if (!picture || reason !== undefined) refused.push({ judgement, reason: reason ?? '' });
      else next = judgedRows(next, picture, judgement, { by: person ?? '', on: today() });
    }
    rows = next;
    storage?.write(rows);
    return answer(refused);
  };
  return {
    imageUrl: (id) => `data:image/png;base64,${images[id] ?? ''}`,
    load: async () => answer(),
    judge: async (judgements) => judge(judgements),
    saved: {
      setPerson: async (one) => {
        person = one;
        return answer();
      },
      verdicts: () => rows,
    },
  };
}
