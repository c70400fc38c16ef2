import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type CSSProperties } from 'react';
import type { Difference } from '../Review.types.ts';
import { DifferenceImage } from './DifferenceImage.tsx';
import { useScrollTogether } from './useScrollTogether.ts';
import type { View } from './useView.ts';

/** A picture to show, with its width and height in px. */
export interface Image {
  src: string;
  size: [width: number, height: number] | undefined;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-columns]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
    alignItems: 'start',
  },
  '& figure': { margin: 0, minWidth: 0 },
  '& figcaption': { ...theme.typography.subtitle2, marginBottom: theme.spacing(0.5) },
}));

const Scroll = styled('section')(({ theme }) => ({
  overflow: 'auto',
  maxHeight: '75vh',
  // A picture can have the colour of the page.
  border: `1px solid ${(theme.vars ?? theme).palette.controlOutline}`,
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: 2,
  },
  '& img, & canvas': { display: 'block', height: 'auto' },
}));

const Layers = styled('div')({
  position: 'relative',
  '& > img + img': { position: 'absolute', top: 0, left: 0 },
});

/** How wide each of several pictures is: in the same scale, also where one of them is larger. */
function scaled(images: Image[], zoom: number): CSSProperties[] {
  const widest = Math.max(...images.map(({ size }) => size?.[0] ?? 0));
  return images.map(({ size }) => {
    const [width, height] = size ?? [widest, widest];
    const aspectRatio = `${width} / ${height}`;
    return zoom === 0
      ? { aspectRatio, width: `${(100 * width) / widest}%`, maxWidth: width }
      : {
          aspectRatio,
          width: (width * zoom) / 100,
          maxWidth: 'none',
          imageRendering: zoom > 100 ? 'pixelated' : 'auto',
        };
  });
}

const BLINK = 800;

/** Shows one picture after the other, in turn by itself until stopped. */
function Blink({ before, after, zoom }: { before: Image; after: Image; zoom: number }) {
  const [beforeStyle, afterStyle] = scaled([before, after], zoom);
  const [isAfter, setAfter] = useState(false);
  const [isRunning, setRunning] = useState(
    () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setAfter((was) => !was), BLINK);
    return () => clearInterval(timer);
  }, [isRunning]);
  const shown = isAfter ? after : before;
  return (
    <figure>
      <figcaption>{isAfter ? 'After' : 'Before'}</figcaption>
      <Scroll tabIndex={0} aria-label="Before and after in turn">
        <img
          src={shown.src}
          alt={isAfter ? 'After' : 'Before'}
          style={isAfter ? afterStyle : beforeStyle}
        />
      </Scroll>
      <Button onClick={() => setRunning(!isRunning)}>{isRunning ? 'Stop' : 'Blink'}</Button>
      <Button onClick={() => setAfter(!isAfter)}>{isAfter ? 'Show before' : 'Show after'}</Button>
    </figure>
  );
}

/** One picture on top of the other. A slider uncovers a part of it, or makes it transparent. */
function Layered({
  before,
  after,
  zoom,
  isSwipe,
}: {
  before: Image;
  after: Image;
  zoom: number;
  isSwipe: boolean;
}) {
  const [share, setShare] = useState(50);
  const [beforeStyle, afterStyle] = scaled([before, after], zoom);
  const name = isSwipe
    ? 'How much of the picture before is shown'
    : 'How opaque the picture after is';
  const style = isSwipe ? { clipPath: `inset(0 0 0 ${share}%)` } : { opacity: share / 100 };
  return (
    <figure>
      <figcaption>
        {isSwipe ? 'Before on the left, after on the right' : 'After on top of before'}
      </figcaption>
      <Slider
        aria-label={name}
        value={share}
        getAriaValueText={(value) => `${value} %`}
        onChange={(_, value) => setShare(value)}
      />
      <Scroll tabIndex={0} aria-label="Before and after in layers">
        <Layers>
          <img src={before.src} alt="Before" style={beforeStyle} />
          <img src={after.src} alt="After" style={{ ...afterStyle, ...style }} />
        </Layers>
      </Scroll>
    </figure>
  );
}

/** One picture, with its name. */
function Named({
  name,
  image,
  style,
}: {
  name: string;
  image: Image;
  style: CSSProperties | undefined;
}) {
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <Scroll tabIndex={0} aria-label={name}>
        <img src={image.src} alt={name} style={style} />
      </Scroll>
    </figure>
  );
}

/** Before and after in one of the views. Without a picture before, only what is there now. */
export function Comparison({
  view,
  zoom,
  before,
  beforeName,
  after,
  box,
}: {
  view: View;
  zoom: number;
  before: Image | undefined;
  beforeName: string;
  after: Image;
  /** Where they differ. */
  box: Difference['box'] | undefined;
}) {
  const scroll = useScrollTogether(box, after.size?.[0]);
  if (!before) {
    return (
      <Root>
        <Named name="Now" image={after} style={scaled([after], zoom)[0]} />
      </Root>
    );
  }
  const [beforeStyle, afterStyle] = scaled([before, after], zoom);
  if (view === 'Side by side') {
    return (
      <Root data-columns="" {...scroll}>
        <Named name={beforeName} image={before} style={beforeStyle} />
        <Named name="After" image={after} style={afterStyle} />
      </Root>
    );
  }
  return (
    <Root {...scroll}>
      {view === 'Blink' && <Blink before={before} after={after} zoom={zoom} />}
      {view === 'Difference' && (
        <figure>
          <figcaption>Difference: what differs is red</figcaption>
          <Scroll tabIndex={0} aria-label="Difference">
            <DifferenceImage before={before.src} after={after.src} style={afterStyle ?? {}} />
          </Scroll>
        </figure>
      )}
      {(view === 'Swipe' || view === 'Onion skin') && (
        <Layered before={before} after={after} zoom={zoom} isSwipe={view === 'Swipe'} />
      )}
    </Root>
  );
}
