import { PNG } from 'pngjs';
import { crc32, deflateSync } from 'node:zlib';

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * The same pixels, which are opaque, in a third fewer bytes than the browser writes: large areas of one colour need no
 * filter and the most memory. No option of pngjs sets the memory.
 */
export function compressPicture(picture: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(picture);
  const rows = Buffer.alloc((1 + 3 * width) * height);
  let at = 0;
  for (let byte = 0; byte < data.length; byte += 1) {
    // A row begins with its filter, which is none.
    if (byte % (4 * width) === 0) at += 1;
    if (byte % 4 < 3) rows[at++] = data[byte] ?? 0;
  }
  const header = PNG.sync.write(new PNG({ width, height }), { colorType: 2 }).subarray(0, 33);
  return Buffer.concat([
    header,
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
