/** A ref callback that marks the root element, to prove that the component forwards its ref. */
export const mark = (element: HTMLElement | null) => element?.setAttribute('data-ref', '');
