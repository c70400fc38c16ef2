/**
 * The ref of a control that can disappear while it has the focus, with a press or by itself: then the heading of the page
 * gets it, and a person who reads or works from there goes on nearby.
 */
export const focusHeadingWhenGone = (control: HTMLElement | null) => () => {
  if (control === document.activeElement)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};
