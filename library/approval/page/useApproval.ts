import { useEffect, useRef, useState } from 'react';
import type { Answer, Judgement, Picture, Verdict } from '../Review.types.ts';
import {
  canApprove,
  groupOf,
  groupsIn,
  isOpen,
  judgedWith,
  judgementOf,
  leftIn,
  nameOf,
  picturesIn,
} from './pictureWords.ts';
import type { ReviewSource } from './ReviewSource.ts';

const done = { approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' };

/** What a dialog asks a note for, with the pictures as they were when it was opened. */
export interface Asks {
  verdict: Verdict['verdict'];
  pictures: [Picture, ...Picture[]];
  /** The place on the picture that the person pointed at. */
  at?: [x: number, y: number];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * The review, the selected picture, and what a person does about it. While a verdict is being saved, nothing else is done.
 * @param onFocus Focuses the heading of the selected picture, which is shown by then.
 */
export function useApproval(source: ReviewSource, onFocus: () => void) {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const [isTour, setTour] = useState(false);
  const [selectedId, setSelectedId] = useState<string>();
  const [confirmedGroup, setConfirmedGroup] = useState<string>();
  const [asks, setAsks] = useState<Asks>();
  /** The verdicts that can be undone. */
  const [given, setGiven] = useState<Judgement[][]>([]);
  const [isSaving, setSaving] = useState(false);
  // An answer arrives in a later render than the one that sent the request.
  const isAsking = useRef(false);
  const isBusy = useRef(false);
  /** Notes that were not saved, by picture. */
  const [notes] = useState(() => new Map<string, string>());
  const review = answer?.review;
  const pictures = review ? picturesIn(review, groupsIn(review, isTour)) : [];
  // Where none is left, the review is at its end, also after a reload.
  const selected = pictures.find(({ id }) => id === selectedId) ?? pictures.find(isOpen);

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
    if (isBusy.current) return;
    isAsking.current = next !== undefined;
    setProblem(undefined);
    setAsks(next);
    if (!next) focusHeading();
  };
  const select = (id: string | undefined, { focus = false } = {}) => {
    setSelectedId(id);
    setConfirmedGroup(undefined);
    if (focus) focusHeading();
  };
  const step = (by: 1 | -1) => {
    const index = pictures.findIndex(({ id }) => id === selected?.id);
    const next = pictures[index + by];
    if (next) select(next.id, { focus: true });
    else setSaid(by === 1 ? 'This is the last picture.' : 'This is the first picture.');
  };
  /** Shows the changes, or the tour of what nobody has ever reviewed. */
  const visit = (tour: boolean) => {
    setTour(tour);
    setSaid('');
    select(undefined, { focus: true });
  };

  /** Sends judgements, and says which were not accepted. @returns the answer, and how many were. */
  const send = async (judgements: Judgement[]) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setSaving(true);
    setProblem(undefined);
    try {
      const next = await source.judge(judgements);
      setAnswer(next);
      const reasons = new Set(next.refused.map(({ reason }) => reason));
      const accepted = judgements.length - next.refused.length;
      if (reasons.size > 0)
        setProblem(`Not saved: ${next.refused.length}. ${[...reasons].join(' ')}`);
      return accepted > 0 ? { next, accepted } : undefined;
    } catch (error) {
      setProblem(messageOf(error));
      return undefined;
    } finally {
      isBusy.current = false;
      setSaving(false);
      focusHeading();
    }
  };

  /** Shows the next picture that is left. The end of the changes does not lead into the tour. */
  const goOn = (next: Answer, judgements: Judgement[]) => {
    // Groups may have changed, so the place is the one that the pictures had.
    const place = pictures.findIndex(({ id }) => id === judgements.at(-1)?.picture);
    const later = new Set(pictures.slice(place + 1).map(({ id }) => id));
    const left = picturesIn(next.review, groupsIn(next.review, isTour)).filter(isOpen);
    const following = left.find(({ id }) => later.has(id)) ?? left[0];
    const group = selected && review && groupOf(review, selected);
    const isSameGroup = following && groupOf(next.review, following)?.id === group?.id;
    setSelectedId(following?.id);
    // The key that judged this group does not judge the next one unseen.
    setConfirmedGroup(judgements.length === 1 || isSameGroup ? undefined : group?.id);
  };
  /** Saves verdicts. @returns whether all of them were accepted. */
  const judge = async (judgements: Judgement[]): Promise<boolean> => {
    const [first] = judgements;
    const one = pictures.find(({ id }) => id === first?.picture);
    const sent = await send(judgements);
    if (!sent || !first || !one) return false;
    const { next, accepted } = sent;
    const what = judgements.length === 1 ? nameOf(one) : `${accepted} pictures`;
    setSaid(`${done[first.verdict]}: ${what}. ${leftIn(next.review, isTour)} left.`);
    if (first.verdict !== 'withdrawn') {
      setGiven((before) => [...before, judgements]);
      goOn(next, judgements);
    }
    return accepted === judgements.length;
  };
  /** Withdraws the verdicts that were given last. */
  const undo = async () => {
    const last = given.at(-1);
    if (!last) {
      setSaid('Nothing to undo since this page was opened.');
      return;
    }
    const withdrawn = last.map((one) => ({ ...one, verdict: 'withdrawn' as const }));
    if (!(await send(withdrawn))) return;
    setGiven(given.slice(0, -1));
    setSaid('Undone.');
    select(last[0]?.picture);
  };
  /** Whether the person may give this verdict on the selected picture. */
  const canGive = (verdict: Verdict['verdict']) => {
    if (!selected || !review?.person) return false;
    return verdict === 'approved' ? canApprove(selected, review) : selected.state !== 'rejected';
  };
  /** Asks for the note of a verdict on the selected picture. */
  const askFor = (verdict: Verdict['verdict'], at?: [x: number, y: number]) => {
    if (selected && canGive(verdict)) ask({ verdict, pictures: [selected], ...(at && { at }) });
  };
  /** Approves the selected picture. */
  const approve = () => {
    if (selected && canGive('approved')) void judge([judgementOf(selected, 'approved')]);
  };
  /** Approves the group of the selected picture: by its key only once more where a verdict on another group led to it. */
  const approveAll = (byKey = false) => {
    if (!selected || !review) return;
    const group = groupOf(review, selected);
    const all = judgedWith(review, selected).filter((one) => canApprove(one, review));
    if (all.length === 0) setSaid('This group has nothing that you can approve together.');
    else if (byKey && confirmedGroup !== undefined && confirmedGroup !== group?.id) {
      setConfirmedGroup(group?.id);
      setSaid(`Press G again to approve all ${all.length} in this group.`);
    } else if (!byKey || group?.kind !== 'awaiting') {
      void judge(all.map((one) => judgementOf(one, 'approved')));
    } else setSaid('The tour has no key for a whole component: use the button.');
  };

  return {
    answer,
    failure,
    problem,
    said: isSaving ? 'Saving…' : said,
    isSaving,
    isTour,
    notes,
    asks,
    selected,
    select,
    step,
    visit,
    ask,
    judge,
    undo,
    canUndo: given.length > 0,
    canGive,
    askFor,
    approve,
    approveAll,
    setAnswer,
  };
}

/** What `useApproval` returns. */
export type Approval = ReturnType<typeof useApproval>;
