/** The class of text that only screen readers get. `styledRoot` styles it. */
export const hidden = 'Foodlog-visuallyHidden';
