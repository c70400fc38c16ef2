import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Whether two pictures look the same. Tolerated are differences that nobody sees, which one browser has on other machines. */
export function samePixels(one: Buffer, other: Buffer): boolean {
  // Reading pixels takes as long as painting them, and equal files have equal pixels.
  if (one.equals(other)) return true;
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height) return false;
  return pixelmatch(a.data, b.data, null, a.width, a.height, { threshold: 0.05 }) === 0;
}
