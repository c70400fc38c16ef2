/** The id of the preview's element. */
export const previewId = 'preview';

/** Removes the preview, if there is one: when the app has rendered, has failed to load, or takes too long. */
export function removePreview() {
  document.getElementById(previewId)?.remove();
}
