import { type CalendarDay, isCalendarDay } from '@foodlog/ui';
import { useEffect, useState } from 'react';
import { readDraft, storeDraft } from '../data/drafts.ts';
import { addDraftKey } from './addDraft.ts';
import { type Moment, nothingChosen } from './newEntry.ts';

/** A sign-out deletes it with the drafts, which begin so. */
const keyOf = (userId: string) => `${addDraftKey(userId)} moment`;

function readMoment(userId: string): Moment {
  const { time, meal, keptFor, chosenOn } = Object(readDraft(keyOf(userId)));
  const isMoment = /^([01]\d|2[0-3]):[0-5]\d$|^$/.test(time) && typeof meal === 'string';
  if (!isMoment) return nothingChosen;
  return {
    time,
    meal,
    ...(isCalendarDay(keptFor) && { keptFor }),
    ...(isCalendarDay(chosenOn) && { chosenOn }),
  };
}

/** Keeps what is chosen, over a reload and for the next form. */
export const saveMoment = (userId: string, chosen: Moment) =>
  storeDraft(keyOf(userId), chosen.time || chosen.meal ? chosen : undefined);

/**
 * What a person has chosen for the next entry, which outlives a reload as what they have typed does.
 * @param formKey identifies the form; another one begins with what was saved last.
 * @param day the one on screen: a meal that is kept for another one counts there.
 * @param today what was chosen for an earlier one has ended, unless that is still on screen.
 */
export function useMoment(userId: string, formKey: number, day: CalendarDay, today: CalendarDay) {
  const [chosen, choose] = useState(() => readMoment(userId));
  const [shownKey, setShownKey] = useState(formKey);
  if (shownKey !== formKey) {
    setShownKey(formKey);
    choose(readMoment(userId));
  }
  useEffect(() => void saveMoment(userId, chosen), [userId, chosen]);
  const { keptFor = day, chosenOn = today } = chosen;
  const holds = keptFor === day && (chosenOn === today || chosenOn === day);
  return [holds ? chosen : nothingChosen, choose] as const;
}
