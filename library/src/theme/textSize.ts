import type { Theme } from '@mui/material/styles';

/** A text style of a theme. A team may have removed it. */
type TextStyle = Partial<Theme['typography']['body1']>;

/** The size of a text in CSS. A theme may have it as a number of pixels. */
export const sizeOf = ({ fontSize = '1rem' }: TextStyle = {}) =>
  typeof fontSize === 'number' ? `${fontSize}px` : fontSize;

/** The height of a line of a text, for calculations in CSS. A theme may have it as a factor, in percent, as a length or as a word. */
export function lineOf(style: TextStyle = {}): string {
  const height = `${style.lineHeight ?? 1.5}`.replace('%', ' / 100').replace(/^[a-z]+$/i, '1.5');
  return /\d[a-z]/i.test(height) ? height : `${sizeOf(style)} * ${height}`;
}
