import { useState } from 'react';

/** How before and after are shown. */
export const comparisons = ['Flip', 'Side by side', 'Swipe', 'Onion skin', 'Difference'] as const;

/** How a picture is shown at first: the change, as large as it fits, as it is now. */
const first = {
  isWhole: false,
  isBefore: false,
  /** Which of several places is shown. */
  place: 0,
  /** How much larger than what fits. */
  zoom: 1,
};

/** How the page shows pictures. Another picture is shown as at first, in the same kind of comparison. */
export function useView(pictureId: string | undefined) {
  const [view, setView] = useState({
    ...first,
    comparison: comparisons[0] as (typeof comparisons)[number],
    keys: true,
    pictureId,
  });
  const set = (more: Partial<typeof view>) => setView((now) => ({ ...now, ...more }));
  if (view.pictureId !== pictureId) set({ ...first, pictureId });
  const zoomBy = (by: 1 | -1) => set({ zoom: Math.min(8, Math.max(1 / 8, view.zoom * 2 ** by)) });
  const showWhole = (isWhole: boolean) => set({ isWhole, zoom: 1 });
  const showPlace = (place: number) => set({ place, isWhole: false });
  return { ...view, set, zoomBy, showWhole, showPlace };
}

/** What `useView` returns. */
export type View = ReturnType<typeof useView>;
