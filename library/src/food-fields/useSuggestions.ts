import { useEffect, useRef, useState } from 'react';
import { activeElementIn } from '../document/activeElementIn.ts';
import type { Offer, OfferOptions } from './offerFoods.tsx';

const NOTHING = { typed: {}, filled: {}, own: {}, isFilling: false };
const fetchOffering = () => import('./offerFoods.tsx');

/**
 * Returns the attributes of a field with suggestions, and the list. The code for suggestions is loaded on demand, so that
 * a form without suggestions stays small. If it fails to load, the field is a plain text field.
 */
export function useSuggestions(options: OfferOptions & { id: string }) {
  const { suggestions } = options;
  const ref = useRef<HTMLInputElement>(null);
  const isThere = useRef(false);
  const memory = useRef({ ...NOTHING });
  const [offer, setOffer] = useState<Offer>();
  const [offering, setOffering] = useState<Awaited<ReturnType<typeof fetchOffering>>>();
  const combobox = offering?.offerFoods({ ...options, name: ref, offer, setOffer, memory });
  const fetchIt = () =>
    void fetchOffering().then(
      // After unmounting, the document may be gone too, for example when a test ends or an iframe closes.
      (fetched) => isThere.current && setOffering(fetched),
      () => undefined,
    );

  useEffect(() => {
    if (!suggestions) return undefined;
    isThere.current = true;
    const input = ref.current;
    if (!combobox) fetchIt();
    // Suggestions that load late match the text typed meanwhile.
    else if (input && input === activeElementIn(input)) {
      combobox.onInput({ currentTarget: input });
    }
    const form = input?.form;
    const forget = () => Object.assign(memory.current, NOTHING);
    form?.addEventListener('reset', forget);
    return () => {
      isThere.current = false;
      form?.removeEventListener('reset', forget);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- must not run on every render of the form
  }, [suggestions, offering]);

  if (!suggestions) return { ref, list: undefined };
  return {
    ref,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': false,
    // Typing tries again if the code failed to load.
    onInput: fetchIt,
    ...combobox,
  } as const;
}
