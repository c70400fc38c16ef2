/**
 * The ref of a control that can disappear while it has the focus, with a press or by itself: then the heading of the page
 * gets it, and whoever reads or works from there goes on near the place.
 */
export const focusHeadingWhenGone = (control: HTMLElement | null) => () => {
  if (control === document.activeElement)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};
