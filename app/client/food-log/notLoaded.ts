/** Said when a part of the page that loads when it is wanted does not. Chromium does not ask for it a second time. */
export const notLoaded = 'This could not be loaded. Check your connection and reload the page.';
