import { useState } from 'react';
import { getEnergyUnit } from '../../appearance/energy.ts';
import { readDraft, storeDraft } from '../data/drafts.ts';

/** The storage keys of what one person has half typed into panels, each with the name of its panel. */
export const panelDraftKeys = (userId: string) => `food-log draft ${userId} panel `;

/**
 * What is half typed into a panel, and the function that sets it. It outlives a reload and the end of a session, until
 * PanelForm saves it or the person cancels.
 * @param isUsable tells whether what is stored is of that kind: anyone who can open the browser can write there.
 * @param inUnit writes what was typed in a unit of energy in that of the pages.
 */
export function usePanelDraft<Typed extends object>(
  key: string,
  isUsable: (value: unknown) => value is Typed,
  inUnit: (typed: Typed, unit: unknown) => Typed = (typed) => typed,
) {
  const [typed, setTyped] = useState(() => {
    const draft = readDraft(key);
    return isUsable(draft) ? inUnit(draft, Reflect.get(draft, 'energyUnit')) : undefined;
  });
  const keep = (next: Typed) => {
    setTyped(next);
    storeDraft(key, { ...next, energyUnit: getEnergyUnit() });
  };
  return [typed, keep] as const;
}
