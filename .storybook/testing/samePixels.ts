import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Below this, pixelmatch sees at most two of the 256 levels of a channel: as much as rounded corners and shadows differ
 * between two starts of one browser.
 */
const noise = 0.01;

/** The most pixels that may differ by more than noise, but not visibly. */
const maxUnseen = 16;

/**
 * Whether two pictures look the same, however their files are compressed: no pixel differs visibly, and almost none by more
 * than noise. A colour that moves by a shade moves many pixels, and so differs.
 */
export function samePixels(one: Buffer, other: Buffer): boolean {
  if (one.equals(other)) return true;
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height) return false;
  if (a.data.equals(b.data)) return true;
  const differing = (options: pixelmatch.PixelmatchOptions) =>
    pixelmatch(a.data, b.data, null, a.width, a.height, options);
  return (
    differing({ threshold: 0.05 }) === 0 &&
    differing({ threshold: noise, includeAA: true }) <= maxUnseen
  );
}
