import { useEffect, useRef, useState } from 'react';
import type { Answer, Judgement, Picture, Refusal } from '../Review.types.ts';
import { inOrder, isOpen, nameOf, progressOf } from './pictureWords.ts';
import type { ReviewSource } from './ReviewSource.ts';

const done = {
  approved: 'Approved',
  rejected: 'Rejected',
  recorded: 'Recorded',
  withdrawn: 'Withdrawn',
};
/** What a dialog asks the reason for, with the pictures as they were when it was opened. */
export interface Asks {
  verdict: 'rejected' | 'recorded';
  pictures: Picture[];
}

const isSame = (one: Judgement, other: Judgement) =>
  one.picture === other.picture && one.verdict === other.verdict && one.note === other.note;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The review, the selected picture, and what a person does about it.
 * @param onFocus Focuses the heading of the selected picture, which is shown by then.
 */
export function useApproval(source: ReviewSource, onFocus: () => void) {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [kept, setKept] = useState<Refusal[]>([]);
  const [said, setSaid] = useState('');
  const [selectedId, setSelectedId] = useState<string>();
  const [asks, setAsks] = useState<Asks>();
  // An answer arrives in a later render than the one that sent the request.
  const isAsking = useRef(false);
  const judging = useRef<Judgement[]>([]);
  const last = useRef(Promise.resolve());
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

  const focusHeading = () => {
    requestAnimationFrame(() => {
      // A dialog may have opened meanwhile.
      if (!isAsking.current) onFocus();
    });
  };
  const ask = (next: Asks | undefined) => {
    isAsking.current = next !== undefined;
    setAsks(next);
  };
  /** Requests wait for each other, so that none is lost. */
  const inTurn = (work: () => Promise<void>) => {
    const before = last.current;
    const run = async () => {
      await before;
      await work();
      focusHeading();
    };
    last.current = run();
  };
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

  /** Keeps what was refused. Another verdict on the same picture takes no note away. */
  const keep = (judgements: Judgement[], refused: Refusal[]) =>
    setKept((before) => [
      ...before.filter(
        ({ judgement: { picture, verdict } }) =>
          !judgements.some((one) => one.picture === picture && one.verdict === verdict),
      ),
      ...refused,
    ]);
  const send = async (judgements: Judgement[]) => {
    const [first] = judgements;
    const names = new Map(pictures.map((picture) => [picture.id, nameOf(picture)]));
    try {
      const next = await source.judge(judgements);
      setAnswer(next);
      keep(judgements, next.refused);
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
      const isDone = accepted > 0 && first?.verdict !== 'withdrawn' && !isAsking.current;
      setSelectedId((now = pictures[0]?.id) =>
        isDone && following && judgements.some(({ picture }) => picture === now)
          ? following.id
          : now,
      );
    } catch (error) {
      const reason = messageOf(error);
      keep(
        judgements,
        judgements.map((judgement) => ({ judgement, reason })),
      );
    }
  };
  const judge = (judgements: Judgement[]) => {
    const more = judgements.filter((one) => !judging.current.some((other) => isSame(one, other)));
    if (more.length === 0) return;
    judging.current = [...judging.current, ...more];
    inTurn(async () => {
      await send(more);
      judging.current = judging.current.filter((one) => !more.includes(one));
    });
  };

  const sendUndo = async () => {
    try {
      const next = await source.undo();
      setAnswer(next);
      setSaid(next.problem ?? 'Undone.');
    } catch (error) {
      setSaid(messageOf(error));
    }
  };

  return {
    answer,
    failure,
    kept,
    said,
    asks,
    selected,
    load,
    select,
    step,
    ask,
    judge,
    undo: () => inTurn(sendUndo),
    focusHeading,
    setAnswer,
    say: setSaid,
    dismissKept: () => setKept([]),
  };
}

/** What `useApproval` returns. */
export type Approval = ReturnType<typeof useApproval>;
