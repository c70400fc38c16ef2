import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState, type CSSProperties } from 'react';
import type { Box } from '../Review.types.ts';
import type { PictureShown } from './Shown.ts';
import { Stage, type Layer } from './Stage.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { comparisons } from './useView.ts';

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1, 3), alignItems: 'start' },
  '& .MuiToggleButton-root': {
    font: 'inherit',
    padding: theme.spacing(0.5, 1.5),
    minHeight: 44,
    color: (theme.vars ?? theme).palette.text.primary,
    '&.Mui-selected': {
      color: (theme.vars ?? theme).palette.primary.main,
      fontWeight: theme.typography.fontWeightBold,
    },
  },
  '& figure': { margin: 0, minWidth: 0, maxWidth: '100%' },
  '& figcaption': { ...theme.typography.subtitle2, marginBottom: theme.spacing(0.5) },
}));

/** A group of buttons of which one is pressed. */
function Choices<Value extends string>({
  name,
  values,
  value,
  onChange,
}: {
  name: string;
  values: readonly Value[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}) {
  return (
    <ToggleButtonGroup exclusive aria-label={name} value={value} sx={{ flexWrap: 'wrap' }}>
      {values.map((one) => (
        <ToggleButton key={one} value={one} onClick={() => onChange(one)}>
          {one}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The width of an element in px, and what measures it. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const measure = (element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  };
  return [width, measure] as const;
}

/** What is around a change, and how tall it is shown at most, in px. */
const MARGIN = 32;
const HEIGHT = 440;
const MAX_SCALE = 4;

const nothing: Box = { x: 0, y: 0, width: 0, height: 0 };

/** The part of a picture around a box. */
function around({ x, y, width, height }: Box, [right, bottom]: readonly [number, number]): Box {
  const [left, top] = [Math.max(0, x - MARGIN), Math.max(0, y - MARGIN)];
  return {
    x: left,
    y: top,
    width: Math.min(right, x + width + MARGIN) - left,
    height: Math.min(bottom, y + height + MARGIN) - top,
  };
}

/** Before and after of a picture: what changed first, then the whole. A click opens a note on that place. */
export function PictureView(shown: PictureShown) {
  const { source, review, picture, view, approval } = shown;
  const [width, measure] = useWidth();
  const [share, setShare] = useState(50);
  const { recorded, approved, now, difference, verdict } = picture;
  const { comparison, isBefore, set } = view;
  const before = recorded ?? approved;
  const layer = (name: string, pixels: string): Layer => ({
    name,
    src: source.imageUrl(pixels),
    size: review.sizes[pixels] ?? [0, 0],
  });
  const [old, current] = [before && layer('Before', before.pixels), layer('After', now.pixels)];
  const [[oldWidth, oldHeight], [newWidth, newHeight]] = [(old ?? current).size, current.size];
  const full = [Math.max(oldWidth, newWidth), Math.max(oldHeight, newHeight)] as const;

  const room = comparison === 'Side by side' && old ? (width - 26) / 2 : width - 2;
  const boxes = difference?.boxes ?? [];
  const all = around(difference?.box ?? nothing, full);
  const fits = all.width <= room && all.height <= HEIGHT;
  const index = view.place % Math.max(boxes.length, 1);
  const chosen = boxes[index] && (fits ? all : around(boxes[index], full));
  const area = !view.isWhole && chosen ? chosen : { ...nothing, width: full[0], height: full[1] };
  const fitting = Math.min(room / area.width, HEIGHT / area.height, MAX_SCALE);
  const fitted =
    area === chosen ? Math.max(1, Math.floor(fitting)) : Math.min(1, room / area.width);
  const zoomed = fitted * view.zoom;
  // Pixels are sharp at whole multiples.
  const scale = view.zoom === 1 || zoomed < 0.75 ? zoomed : Math.max(1, Math.round(zoomed));

  const isLayered = old && (comparison === 'Swipe' || comparison === 'Onion skin');
  const after = (style: CSSProperties): Layer => ({ ...current, style });
  const hidden = { visibility: 'hidden' } as const;
  const panels = (): [name: string, ...layers: Layer[]][] => {
    if (!old) {
      const name = now.removed ? 'Removed' : 'Now';
      return [[name, { ...current, name }]];
    }
    if (comparison === 'Side by side')
      return [
        ['Before', old],
        ['After', current],
      ];
    if (comparison === 'Swipe') {
      return [['Before left, after right', old, after({ clipPath: `inset(0 0 0 ${share}%)` })]];
    }
    if (comparison === 'Onion skin') {
      return [['After on top of before', old, after({ opacity: share / 100 })]];
    }
    if (comparison === 'Difference') {
      return [['Difference: what is not black', old, after({ mixBlendMode: 'difference' })]];
    }
    return isBefore
      ? [['Before', old, after(hidden)]]
      : [['After', { ...old, style: hidden }, current]];
  };
  return (
    <Root aria-label="Picture" ref={measure}>
      <div>
        {chosen && (
          <Choices
            name="Part"
            values={['Change', 'Whole'] as const}
            value={view.isWhole ? 'Whole' : 'Change'}
            onChange={(one) => view.showWhole(one === 'Whole')}
          />
        )}
        {old && comparison === 'Flip' && (
          <Choices
            name="Before or after"
            values={['Before', 'After'] as const}
            value={isBefore ? 'Before' : 'After'}
            onChange={(one) => set({ isBefore: one === 'Before' })}
          />
        )}
        {!fits && boxes.length > 1 && (
          <Choices
            name="Place"
            values={[`Place ${index + 1} of ${boxes.length}: next`]}
            value={undefined}
            onChange={() => view.showPlace(index + 1)}
          />
        )}
        <Choices
          name="Zoom"
          values={['−', '+'] as const}
          value={undefined}
          onChange={(one) => view.zoomBy(one === '+' ? 1 : -1)}
        />
        {old && (
          <Choices
            name="Comparison"
            values={comparisons}
            value={comparison}
            onChange={(one) => set({ comparison: one })}
          />
        )}
        <StoryLinks {...shown} />
      </div>
      {isLayered && (
        <Slider
          aria-label={
            comparison === 'Swipe' ? 'How much of before is shown' : 'How opaque after is'
          }
          value={share}
          getAriaValueText={(value) => `${value} %`}
          onChange={(_, value) => setShare(value)}
        />
      )}
      <div>
        {width > 0 &&
          panels().map(([name, ...layers]) => (
            <Stage
              key={name}
              name={name}
              layers={layers}
              area={area}
              scale={scale}
              boxes={comparison === 'Difference' ? [] : boxes}
              pin={approval.asks?.at ?? verdict?.at}
              isDifference={comparison === 'Difference'}
              onPoint={(at) => approval.askFor('rejected', at)}
            />
          ))}
      </div>
    </Root>
  );
}
