/** The id of the preview's element. */
export const previewId = 'preview';

/** Whether the preview is in the page. */
export const hasPreview = () => document.getElementById(previewId) !== null;

/** Removes the preview, if there is one: when the app has rendered, has failed to load, or takes too long. */
export function removePreview() {
  document.getElementById(previewId)?.remove();
}
