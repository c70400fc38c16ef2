import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether a whole element is in the window, below what covers its top: the page's `scroll-padding-top`. True until this is
 * known, and where it cannot be.
 */
export function useIsInView(ref: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const element = ref.current;
    const view = element?.ownerDocument.defaultView;
    if (!isWanted || !element || !view?.IntersectionObserver) return undefined;
    const page = view.getComputedStyle(element.ownerDocument.documentElement);
    const covered = parseFloat(page.scrollPaddingTop) || 0;
    const observer = new view.IntersectionObserver(
      (views) => setIsInView(views.at(-1)?.isIntersecting ?? true),
      // Not 1, because positions are fractions of pixels.
      { rootMargin: `-${covered}px 0px 0px`, threshold: 0.95 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isWanted]);
  return isInView;
}
