import { useEffect, useRef, type UIEvent } from 'react';
import type { Difference } from '../Review.types.ts';

/** Scrolls what shows pictures to where they differ when it appears, and then all of it together. */
export function useScrollTogether(box: Difference['box'] | undefined, width: number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box || !width) return;
    for (const section of ref.current?.querySelectorAll('section') ?? []) {
      const scale = (section.querySelector('img, canvas')?.clientWidth ?? 0) / width;
      section.scrollTo({
        left: (box.x + box.width / 2) * scale - section.clientWidth / 2,
        top: (box.y + box.height / 2) * scale - section.clientHeight / 2,
      });
    }
  }, [box, width]);
  const onScrollCapture = ({ target }: UIEvent) => {
    if (!(target instanceof HTMLElement)) return;
    for (const section of ref.current?.querySelectorAll('section') ?? []) {
      if (section !== target) section.scrollTo(target.scrollLeft, target.scrollTop);
    }
  };
  return { ref, onScrollCapture };
}
