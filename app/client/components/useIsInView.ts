import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the window, at least in part. True until this is known. */
export function useIsInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const observer = new IntersectionObserver((views) => {
      setIsInView(views.at(-1)?.isIntersecting ?? true);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}
