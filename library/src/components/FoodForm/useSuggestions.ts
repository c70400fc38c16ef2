import { useEffect, useRef, useState } from 'react';
import type { Offer, OfferOptions } from './offerFoods.tsx';

const fetchOffering = () => import('./offerFoods.tsx');

/**
 * The attributes of a field in which foods are offered, and the list of them. What offers them is fetched once there
 * are some: a form without them does not pay for it. Without a network the field is one to type in.
 */
export function useSuggestions(options: OfferOptions & { id: string }) {
  const { suggestions } = options;
  const ref = useRef<HTMLInputElement>(null);
  const isThere = useRef(false);
  const memory = useRef({ typed: {}, isFilling: false });
  const [offer, setOffer] = useState<Offer>();
  const [offering, setOffering] = useState<Awaited<ReturnType<typeof fetchOffering>>>();
  const combobox = offering?.offerFoods({ ...options, name: ref, offer, setOffer, memory });
  const fetchIt = () =>
    void fetchOffering().then(
      // Not once the form is gone: neither is the page then, where tests end or a frame closes.
      (fetched) => isThere.current && setOffering(fetched),
      () => undefined,
    );

  useEffect(() => {
    if (!suggestions) return undefined;
    isThere.current = true;
    const input = ref.current;
    if (!combobox) fetchIt();
    // What comes late is for what has been typed meanwhile.
    else if (input && input === input.ownerDocument.activeElement) {
      combobox.onInput({ currentTarget: input });
    }
    return () => {
      isThere.current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- not whenever the form renders
  }, [suggestions, offering]);

  if (!suggestions) return { ref, list: undefined };
  return {
    ref,
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': false,
    // Once more where there was no network.
    onInput: fetchIt,
    ...combobox,
  } as const;
}
