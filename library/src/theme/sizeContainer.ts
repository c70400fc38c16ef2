/**
 * Lets the parts of an element ask for its width. Where its own width would come from what is in it, as in a row, that
 * would then be nothing: there it is `width`, which has to fit the narrowest window at any size of text.
 */
export const sizeContainer = (width: string) => ({
  containerType: 'inline-size' as const,
  containIntrinsicInlineSize: width,
  minWidth: 0,
});
