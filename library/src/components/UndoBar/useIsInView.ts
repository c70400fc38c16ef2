import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element is in the window, at least in part. True until this is known, and where it cannot be. */
export function useIsInView(ref: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!isWanted || !ref.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((views) => {
      setIsInView(views.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isWanted]);
  return isInView;
}
