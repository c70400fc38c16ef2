import { PNG } from 'pngjs';

/** Whether two pictures have the same pixels, however their files are compressed. */
export function samePixels(one: Buffer, other: Buffer): boolean {
  if (one.equals(other)) return true;
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  return a.width === b.width && a.height === b.height && a.data.equals(b.data);
}
