import { useState } from 'react';

/** How before and after are shown. */
export const comparisons = [
  'One at a time',
  'Side by side',
  'Swipe',
  'Onion skin',
  'Difference',
] as const;

export type Comparison = (typeof comparisons)[number];

const zooms = [0.5, 1, 2, 4, 8];

/** How a picture is shown at first: the change, as large as it fits, as it is now. */
const first = {
  isWhole: false,
  isBefore: false,
  /** Which of several places is shown. */
  place: 0,
  /** Px of the page for one of the picture. Undefined for as many as fit. */
  zoom: undefined as number | undefined,
};

/** How the page shows pictures. Another picture is shown as at first, in the same kind of comparison. */
export function useView(pictureId: string | undefined) {
  const [view, setView] = useState({
    ...first,
    comparison: comparisons[0] as Comparison,
    keys: true,
    pictureId,
  });
  const set = (more: Partial<typeof view>) => setView((now) => ({ ...now, ...more }));
  if (view.pictureId !== pictureId) set({ ...first, pictureId });
  const zoomBy = (by: 1 | -1) => {
    const index = zooms.indexOf(view.zoom ?? 1) + by;
    set({ zoom: zooms[Math.max(0, Math.min(index, zooms.length - 1))] });
  };
  const showWhole = (isWhole: boolean) => set({ isWhole, zoom: undefined });
  const showPlace = (place: number) => set({ place, isWhole: false });
  return { ...view, set, zoomBy, showWhole, showPlace };
}

/** What `useView` returns. */
export type View = ReturnType<typeof useView>;
