/** The story and the mode of a picture's id: Storybook joins title and name with the first `--`, the mode follows the second. */
export function splitPictureId(id: string): { story: string; mode: string } {
  const [title = '', name = '', mode = ''] = id.split('--');
  return { story: name ? `${title}--${name}` : title, mode };
}

/** Whether a text can be the id of a picture, and so is safe in the name of a file. */
export const isPictureId = (id: unknown): id is string =>
  typeof id === 'string' && /^[\p{L}\p{N}_-]+$/u.test(id);
