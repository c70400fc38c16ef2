import { useEffect, useState } from 'react';
import type { Answer, Judgement, Refusal } from '../Review.types.ts';
import { inOrder, isOpen, nameOf, progressOf } from './pictureWords.ts';
import type { ReviewSource } from './ReviewSource.ts';

const done = {
  approved: 'Approved',
  rejected: 'Rejected',
  recorded: 'Recorded',
  withdrawn: 'Withdrawn',
};
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The review, the selected picture, and what a person does about it.
 * @param focusHeading Focuses the heading of the selected picture, once it is shown.
 */
export function useApproval(source: ReviewSource, focusHeading: () => void) {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [kept, setKept] = useState<Refusal[]>([]);
  const [said, setSaid] = useState('');
  const [selectedId, setSelectedId] = useState<string>();
  const [busy, setBusy] = useState(false);
  const review = answer?.review;
  const pictures = review ? inOrder(review) : [];
  const selected = pictures.find(({ id }) => id === selectedId) ?? pictures[0];

  const load = async () => {
    setFailure(undefined);
    try {
      setAnswer(await source.load());
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  useEffect(() => {
    let isCurrent = true;
    source.load().then(
      (first) => isCurrent && setAnswer(first),
      (error: unknown) => isCurrent && setFailure(messageOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [source]);

  const select = (id: string, { focus = false } = {}) => {
    setSelectedId(id);
    if (focus) focusHeading();
  };
  const step = (by: 1 | -1) => {
    const index = pictures.findIndex(({ id }) => id === selected?.id);
    const next = pictures[index + by];
    if (next) select(next.id, { focus: true });
    else setSaid(by === 1 ? 'This is the last picture.' : 'This is the first picture.');
  };

  const judge = async (judgements: Judgement[]) => {
    if (busy || judgements.length === 0) return;
    setBusy(true);
    const [first] = judgements;
    const names = new Map(pictures.map((picture) => [picture.id, nameOf(picture)]));
    try {
      const next = await source.judge(judgements);
      setAnswer(next);
      setKept((before) => [
        ...before.filter(
          ({ judgement }) => !judgements.some((one) => one.picture === judgement.picture),
        ),
        ...next.refused,
      ]);
      const accepted = judgements.length - next.refused.length;
      const ordered = inOrder(next.review);
      // Groups may have changed, so the place is the one that the pictures had.
      const place = pictures.findIndex(({ id }) => id === judgements.at(-1)?.picture);
      const later = new Set(pictures.slice(place + 1).map(({ id }) => id));
      const open = ordered.filter((picture) => isOpen(picture, next.review));
      const following = open.find(({ id }) => later.has(id)) ?? open[0];
      const { changes, first: firsts } = progressOf(next.review);
      const { judged, total } = changes.total > 0 ? changes : firsts;
      const what =
        judgements.length === 1 ? (names.get(first?.picture ?? '') ?? '') : `${accepted} pictures`;
      const refused = next.refused.length > 0 ? ` ${next.refused.length} not accepted.` : '';
      setSaid(
        `${accepted > 0 && first ? `${done[first.verdict]}: ${what}.` : ''}${refused} ${judged} of ${total} judged.`,
      );
      if (accepted > 0 && first?.verdict !== 'withdrawn' && following) setSelectedId(following.id);
    } catch (error) {
      const reason = messageOf(error);
      setKept(judgements.map((judgement) => ({ judgement, reason })));
    }
    setBusy(false);
    focusHeading();
  };

  const undo = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const next = await source.undo();
      setAnswer(next);
      setSaid(next.problem ?? 'Undone.');
    } catch (error) {
      setSaid(messageOf(error));
    }
    setBusy(false);
    focusHeading();
  };

  return {
    answer,
    failure,
    kept,
    said,
    busy,
    selected,
    load,
    select,
    step,
    judge,
    undo,
    focusHeading,
    setAnswer,
    dismissKept: () => setKept([]),
  };
}

/** What `useApproval` returns. */
export type Approval = ReturnType<typeof useApproval>;
