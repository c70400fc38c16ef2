/** Said when a part of the page that loads when it is wanted does not. */
export const notLoaded = 'This could not be loaded. Check your connection and press again.';
