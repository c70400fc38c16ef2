import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compressPicture } from './compressPicture.ts';
import { samePixels } from './samePixels.ts';

const before = [27, 107, 52] as const;

/** A green picture of 40 × 40 px, of which the first pixels have another colour. */
function picture(count = 0, [red, green, blue]: readonly [number, number, number] = before) {
  const png = new PNG({ width: 40, height: 40 });
  for (let pixel = 0; pixel < 1600; pixel += 1) {
    png.data.set(pixel < count ? [red, green, blue, 255] : [...before, 255], pixel * 4);
  }
  return PNG.sync.write(png);
}

it('takes the same pixels for the same, however they are compressed', () => {
  expect(samePixels(picture(), compressPicture(picture()))).toBe(true);
});

it('notices one pixel that differs by one level of one channel', () => {
  expect(samePixels(picture(), picture(1, [27, 107, 53]))).toBe(false);
});

it('notices another size', () => {
  const wider = PNG.sync.write(new PNG({ width: 41, height: 40 }));
  expect(samePixels(picture(), wider)).toBe(false);
});

it('compresses a picture without changing a pixel', () => {
  const compressed = compressPicture(picture(3, [107, 27, 52]));
  expect(PNG.sync.read(compressed).data).toEqual(PNG.sync.read(picture(3, [107, 27, 52])).data);
  expect(compressed.length).toBeLessThan(picture(3, [107, 27, 52]).length);
});
