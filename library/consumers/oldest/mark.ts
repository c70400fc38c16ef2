/** As a ref: shows the proof that a component hands its root element out. */
export const mark = (element: HTMLElement | null) => element?.setAttribute('data-ref', '');
