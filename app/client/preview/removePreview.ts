/** The id of the preview's element. */
export const previewId = 'preview';

/** Removes the preview, where there is one: once there is the app, or cannot be. */
export function removePreview() {
  document.getElementById(previewId)?.remove();
}
