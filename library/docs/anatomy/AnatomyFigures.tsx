import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Conformance } from '../../conformance/Conformance.types.ts';
import type { ShownToken } from '../../src/tokens/presentation/tokensIn.ts';
import { tokenMeasures, usedTokens } from '../../src/tokens/presentation/usedTokens.ts';

/** What the rendered parts of a component say about it. */
export interface Anatomy {
  /** The number and the measures of each part that a figure shows, by the name of the slot. */
  parts: Map<string, { number: number; measures: string[] }>;
  /** The tokens in the styles of the component and of the MUI components in it. */
  tokens: ShownToken[];
}

interface AnatomyFiguresProps {
  /** Name of the component. */
  component: string;
  /** Names of its slots. */
  slots: readonly string[];
  /** The example of its docs page. Those of the conformance tests show the parts that it does not. */
  Example: ComponentType;
  onRead: (anatomy: Anatomy) => void;
}

// Loaded late, because every story would load the examples of all components otherwise.
const conformances = import.meta.glob<Conformance>('../../src/components/*/*.conformance.tsx', {
  import: 'conformance',
});

interface Marker {
  number: number;
  x: number;
  y: number;
}

const Figure = styled('div')(({ theme }) => ({
  position: 'relative',
  // What is fixed to the window stays in the figure.
  contain: 'layout',
  minHeight: 112,
  padding: theme.spacing(3, 2, 2),
  '&[hidden]': { display: 'none' },
  '& [data-marker]': {
    ...theme.typography.caption,
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    width: 20,
    borderRadius: 10,
    color: theme.vars?.palette.background.default,
    background: theme.vars?.palette.text.primary,
    boxShadow: `0 0 0 1px ${theme.vars?.palette.background.default}`,
    lineHeight: '20px',
    zIndex: theme.zIndex.tooltip,
    textAlign: 'center',
  },
}));

const markerSize = 22;

/** Where a marker has space beside those that are already there. */
function placeBeside(others: readonly Marker[], { number, x, y }: Marker): Marker {
  const isTaken = others.some(
    (other) => Math.abs(other.x - x) < markerSize && Math.abs(other.y - y) < markerSize,
  );
  return isTaken ? placeBeside(others, { number, x: x + markerSize, y }) : { number, x, y };
}

const readStyles = (cache: ReturnType<typeof createCache>) =>
  cache.sheet.tags
    .flatMap(({ sheet }) => Array.from(sheet?.cssRules ?? []))
    .map(({ cssText }) => cssText)
    .join('\n');

/** Examples of a component on which its parts are numbered. Each part has its number once. */
export function AnatomyFigures({ component, slots, Example, onRead }: AnatomyFiguresProps) {
  const root = useRef<HTMLDivElement>(null);
  const [cache] = useState(() => createCache({ key: 'anatomy' }));
  const [figures, setFigures] = useState<Marker[][]>([]);
  const [examples, setExamples] = useState<ComponentType[]>([Example]);

  useEffect(() => {
    const load = conformances[`../../src/components/${component}/${component}.conformance.tsx`];
    void load?.().then((found) =>
      setExamples([Example, ...found.examples.map(({ Component }) => Component)]),
    );
  }, [component, Example]);

  useEffect(() => {
    const slotOf = ({ classList }: Element) =>
      slots.find((slot) => classList.contains(`Foodlog${component}-${slot}`));
    function read(container: HTMLElement) {
      const parts: Anatomy['parts'] = new Map();
      const markers = Array.from(container.children, (figure) => {
        const { left, top } = figure.getBoundingClientRect();
        const own: Marker[] = [];
        for (const part of figure.querySelectorAll(`[class*="Foodlog${component}-"]`)) {
          const box = part.getBoundingClientRect();
          const slot = slotOf(part);
          if (slot === undefined || box.width * box.height === 0 || parts.has(slot)) continue;
          const number = parts.size + 1;
          parts.set(slot, { number, measures: tokenMeasures(part) });
          own.push(placeBeside(own, { number, x: box.left - left - 12, y: box.top - top - 14 }));
        }
        return own;
      });
      setFigures((before) =>
        JSON.stringify(before) === JSON.stringify(markers) ? before : markers,
      );
      onRead({ parts, tokens: usedTokens(readStyles(cache)) });
    }
    const container = root.current;
    if (!container) return undefined;
    const observer = new ResizeObserver(() => read(container));
    observer.observe(container);
    return () => observer.disconnect();
  }, [cache, component, slots, onRead]);

  return (
    <div ref={root} inert>
      {examples.map((Shown, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the examples are never reordered
        <Figure key={index} hidden={figures[index]?.length === 0}>
          <CacheProvider value={cache}>
            <Shown />
          </CacheProvider>
          {figures[index]?.map(({ number, x, y }) => (
            <span key={number} data-marker style={{ transform: `translate(${x}px, ${y}px)` }}>
              {number}
            </span>
          ))}
        </Figure>
      ))}
    </div>
  );
}
