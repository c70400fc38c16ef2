import pixelmatch from 'pixelmatch';
import { useEffect, useRef, type CSSProperties } from 'react';

async function load(src: string) {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}

function pixelsOf(image: HTMLImageElement, width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  return context?.getImageData(0, 0, width, height).data;
}

async function draw(canvas: HTMLCanvasElement, before: string, after: string) {
  const [one, other] = await Promise.all([load(before), load(after)]);
  const width = Math.max(one.naturalWidth, other.naturalWidth);
  const height = Math.max(one.naturalHeight, other.naturalHeight);
  const pixels = [pixelsOf(one, width, height), pixelsOf(other, width, height)] as const;
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context || !pixels[0] || !pixels[1]) return;
  const output = context.createImageData(width, height);
  pixelmatch(pixels[0], pixels[1], output.data, width, height, {
    threshold: 0.01,
    includeAA: true,
  });
  context.putImageData(output, 0, 0);
}

/** Draws which pixels of two pictures differ. */
export function DifferenceImage({
  before,
  after,
  style,
}: {
  before: string;
  after: string;
  style: CSSProperties;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) void draw(canvas.current, before, after).catch(() => {});
  }, [before, after]);
  return (
    <canvas ref={canvas} style={style}>
      What differs is red.
    </canvas>
  );
}
