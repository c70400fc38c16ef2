import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Box } from '../Review.types.ts';

/** A picture on the stage, with its width and height in px. */
export interface Layer {
  name: string;
  src: string;
  size: readonly [width: number, height: number];
  style?: CSSProperties;
}

const Scroll = styled('section')(({ theme }) => ({
  overflow: 'auto',
  maxHeight: '75vh',
  maxWidth: '100%',
  width: 'fit-content',
  // A picture can have the colour of the page.
  border: `1px solid ${(theme.vars ?? theme).palette.controlOutline}`,
}));

const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  '& > *': { position: 'absolute' },
  '& > span': { pointerEvents: 'none' },
  // Each differing level becomes visible.
  '& > [data-difference]': { inset: 0, backgroundColor: '#000', filter: 'brightness(255)' },
  '& img': { position: 'absolute', inset: 0, maxWidth: 'none', objectFit: 'none' },
});

/** It stands out from light and dark pictures alike. */
const MARK = '#e0218a';

const Ring = styled('span')({
  outline: `2px solid ${MARK}`,
  outlineOffset: 3,
  borderRadius: 2,
});

const Pin = styled('span')({
  padding: 8,
  margin: -10,
  borderRadius: '50%',
  border: '2px solid #fff',
  backgroundColor: MARK,
});

/** Shows an area of pictures that lie on each other, with what is highlighted in it. */
export function Stage({
  name,
  layers,
  area,
  scale,
  boxes,
  pin,
  isDifference = false,
  onPoint,
}: {
  name: string;
  layers: readonly Layer[];
  area: Box;
  /** Px of the page for one of the picture. */
  scale: number;
  boxes: readonly Box[];
  pin?: readonly [x: number, y: number] | undefined;
  isDifference?: boolean;
  /** Gets the place on the picture that a pointer chose. */
  onPoint: (at: [x: number, y: number]) => void;
}) {
  const place = ({ x, y, width, height }: Box): CSSProperties => ({
    left: (x - area.x) * scale,
    top: (y - area.y) * scale,
    width: width * scale,
    height: height * scale,
  });
  const images = layers.map(({ name: alt, src, style }) => (
    <img
      key={alt}
      src={src}
      alt={alt}
      style={{
        width: area.width,
        height: area.height,
        objectPosition: `${-area.x}px ${-area.y}px`,
        zoom: scale,
        imageRendering: scale > 1 ? 'pixelated' : 'auto',
        ...style,
      }}
    />
  ));
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <Scroll tabIndex={0} aria-label={name}>
        <Frame
          style={{ width: area.width * scale, height: area.height * scale }}
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top } = currentTarget.getBoundingClientRect();
            onPoint([
              Math.round(area.x + (clientX - left) / scale),
              Math.round(area.y + (clientY - top) / scale),
            ]);
          }}
        >
          {isDifference ? <div data-difference="">{images}</div> : images}
          {boxes.map((box) => (
            <Ring key={`${box.x} ${box.y}`} data-place="" style={place(box)} />
          ))}
          {pin && <Pin style={place({ x: pin[0], y: pin[1], width: 0, height: 0 })} />}
        </Frame>
      </Scroll>
    </figure>
  );
}
