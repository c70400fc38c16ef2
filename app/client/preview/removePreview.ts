/** The id of the preview's element. */
export const previewId = 'preview';

/** Whether the preview is in the page. */
export const hasPreview = () => document.getElementById(previewId) !== null;

const controlsIn = (id: string) => [
  ...document.querySelectorAll<HTMLElement>(`#${id} a, #${id} button`),
];

/**
 * Removes the preview, if there is one: when the app has rendered, has failed to load, or takes too long. A press that has
 * begun on one of its controls ends there first. The focus goes from one of its controls to the same one of the app.
 */
export function removePreview() {
  const preview = document.getElementById(previewId);
  if (preview?.querySelector(':active')) {
    requestAnimationFrame(removePreview);
    return;
  }
  const focused = controlsIn(previewId).findIndex((control) => control === document.activeElement);
  preview?.remove();
  controlsIn('root')[focused]?.focus();
}
