import { isSamePerson, whyNot } from '../rights.ts';
import type { Answer, Judgement, Picture, Refusal, Review, Verdict } from '../Review.types.ts';
import type { VerdictStorage } from './browserStorage.ts';
import type { ReviewSource } from './ReviewSource.ts';

const isSame = (row: Verdict, { id, now }: Picture) =>
  row.picture === id && row.pixels === now.pixels && row.words === now.words;

/**
 * A page that was saved as one file: its verdicts stay in it until they are saved as a file, too.
 * @param storage Where they also stay when the page is closed.
 */
export function createSavedSource(
  { review, images }: { review: Review; images: Record<string, string> },
  today: () => string,
  storage?: VerdictStorage,
): ReviewSource {
  let person: string | undefined;
  let history: Verdict[][] = [storage?.read() ?? []];
  const rows = () => history.at(-1) ?? [];
  const withVerdict = (picture: Picture): Picture => {
    const verdict = rows().findLast((row) => isSame(row, picture));
    if (!verdict || verdict.verdict === 'recorded') return picture;
    return { ...picture, state: verdict.verdict, verdict };
  };
  const answer = (refused: Refusal[] = []): Answer => {
    const { person: _, ...rest } = review;
    return {
      review: {
        ...rest,
        isSaved: true,
        ...(person && { person }),
        pictures: review.pictures.map(withVerdict),
      },
      refused,
      undoable: history.length - 1,
    };
  };
  const refusalOf = (judgement: Judgement, now: Review) => {
    const picture = now.pictures.find(({ id }) => id === judgement.picture);
    if (!picture) return 'There is no such picture to judge.';
    const isEarlier = picture.verdict && !rows().includes(picture.verdict);
    return judgement.verdict === 'withdrawn' && isEarlier
      ? 'It was given before this page was saved: withdraw it in the repository.'
      : whyNot(judgement, picture, now);
  };
  const judge = (judgements: Judgement[]) => {
    const refused: Refusal[] = [];
    let next = rows();
    const now = answer().review;
    for (const judgement of judgements) {
      const picture = now.pictures.find(({ id }) => id === judgement.picture);
      const reason = refusalOf(judgement, now);
      if (!picture || reason !== undefined) {
        refused.push({ judgement, reason: reason ?? '' });
        continue;
      }
      const { verdict } = judgement;
      const by = person ?? '';
      next =
        verdict === 'withdrawn'
          ? next.filter((row) => !(isSame(row, picture) && isSamePerson(row.by, by)))
          : [...next, { ...judgement, verdict, by, on: today() }];
    }
    if (next !== rows()) history = [...history, next];
    storage?.write(rows());
    return answer(refused);
  };
  return {
    imageUrl: (id) => `data:image/png;base64,${images[id] ?? ''}`,
    load: async () => answer(),
    judge: async (judgements) => judge(judgements),
    undo: async () => {
      history = history.length > 1 ? history.slice(0, -1) : history;
      storage?.write(rows());
      return answer();
    },
    saved: {
      setPerson: async (one) => {
        person = one;
        return answer();
      },
      verdicts: rows,
    },
  };
}
