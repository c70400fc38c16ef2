import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is in the window, at least in part. True until this is known.
 * @param rootMargin what counts as the window, as IntersectionObserver takes it.
 */
export function useIsInView(ref: RefObject<Element | null>, rootMargin?: string): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (views) => setIsInView(views.at(-1)?.isIntersecting ?? true),
      { rootMargin },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, rootMargin]);
  return isInView;
}
