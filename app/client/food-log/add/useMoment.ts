import { useEffect, useState } from 'react';
import { addDraftKey } from './addDraft.ts';
import { type Moment, nothingChosen } from './newEntry.ts';

/** A sign-out deletes it with the drafts, which begin so. */
const keyOf = (userId: string) => `${addDraftKey(userId)} moment`;

function readMoment(userId: string): Moment {
  try {
    const { time, meal } = Object(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? ''));
    const isMoment = /^([01]\d|2[0-3]):[0-5]\d$|^$/.test(time) && typeof meal === 'string';
    return isMoment ? { time, meal } : nothingChosen;
  } catch {
    // Storage is blocked, or nothing was chosen.
    return nothingChosen;
  }
}

/** What a person has chosen for the next entry, which outlives a reload as what they have typed does. */
export function useMoment(userId: string) {
  const [chosen, choose] = useState(() => readMoment(userId));
  useEffect(() => {
    try {
      sessionStorage.setItem(keyOf(userId), JSON.stringify(chosen));
    } catch {
      // Where storage is blocked or full, the person can choose all the same.
    }
  }, [userId, chosen]);
  return [chosen, choose] as const;
}
