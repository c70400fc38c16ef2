import { expect, test } from 'vitest';
import { readText } from './readText.ts';

const running = { signal: new AbortController().signal, report: () => {} };

// Excel fills the head of a workbook with zeros, as if it were UTF-16, and its content is none.
test('a workbook is refused as not a text file, and not as an empty one', async () => {
  const workbook = new Uint8Array(4096).fill(0xd9, 2048);
  workbook.set([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]);
  await expect(readText(new Blob([workbook]), running)).rejects.toThrow(/not a text file/);
});

test('a file without a byte is refused as an empty one', async () => {
  await expect(readText(new Blob([]), running)).rejects.toThrow('The file is empty.');
});
