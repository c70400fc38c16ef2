import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { ShownToken } from '../../src/tokens/presentation/tokensIn.ts';
import { tokenMeasures, usedTokens } from '../../src/tokens/presentation/usedTokens.ts';
import { markerRadius, placeLeaders, type Box, type Leader } from './placeLeaders.ts';

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
  /** The first shows most parts; a further one is shown when it has a part that none before it has. */
  examples: readonly ComponentType[];
  onRead: (anatomy: Anatomy) => void;
}

const Figure = styled('div')(({ theme }) => ({
  position: 'relative',
  // The margins hold the numbers, and lines to the part of each.
  padding: '34px clamp(28px, 6vw, 72px)',
  '&[hidden]': { display: 'none' },
  // What is fixed to the window stays in the figure.
  '& > div': { contain: 'layout', minHeight: 76 },
  '& > svg[data-leaders]': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    zIndex: theme.zIndex.tooltip,
    fill: theme.vars?.palette.text.primary,
    '& polyline': { fill: 'none', stroke: theme.vars?.palette.text.primary },
    // The lines can be seen on a dark surface too.
    '& polyline:first-of-type, & circle': { stroke: theme.vars?.palette.background.default },
    '& polyline:first-of-type': { strokeWidth: 3 },
    '& text': {
      ...theme.typography.caption,
      fill: theme.vars?.palette.background.default,
      textAnchor: 'middle',
      dominantBaseline: 'central',
    },
  },
}));

const readStyles = (cache: ReturnType<typeof createCache>) =>
  cache.sheet.tags
    .flatMap(({ sheet }) => Array.from(sheet?.cssRules ?? []))
    .map(({ cssText }) => cssText)
    .join('\n');

/** Where things are in a figure: the words and drawings, which no line should cross, and the parts. */
function measure(figure: HTMLElement) {
  const { left, top, width, height } = figure.getBoundingClientRect();
  const inFigure = (box: DOMRect): Box => ({
    left: box.left - left,
    top: box.top - top,
    right: box.right - left,
    bottom: box.bottom - top,
  });
  const contents = document.createRange();
  const obstacles: Box[] = [];
  const texts = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    contents.selectNodeContents(texts.currentNode);
    obstacles.push(...Array.from(contents.getClientRects(), inFigure));
  }
  for (const drawing of figure.querySelectorAll('svg:not([data-leaders]), input, img')) {
    obstacles.push(inFigure(drawing.getBoundingClientRect()));
  }
  return {
    figure: { left: 0, top: 0, right: width, bottom: height },
    inner: inFigure((figure.firstElementChild ?? figure).getBoundingClientRect()),
    obstacles,
    /** Of a part that is words only, the space around them: its own box may be as wide as the component. */
    boxOf: (part: Element): Box => {
      const isWords = part.children.length === 0 && part.textContent !== '';
      if (!isWords || getComputedStyle(part).borderStyle !== 'none') {
        return inFigure(part.getBoundingClientRect());
      }
      contents.selectNodeContents(part);
      const { x, y, width: wide, height: high } = contents.getBoundingClientRect();
      return inFigure(new DOMRect(x - 5, y - 2, wide + 10, high + 4));
    },
  };
}

/** Examples of a component whose parts are numbered in the margins. Each part has its number once. */
export function AnatomyFigures({ component, slots, examples, onRead }: AnatomyFiguresProps) {
  const root = useRef<HTMLDivElement>(null);
  const [cache] = useState(() => createCache({ key: 'anatomy' }));
  const [figures, setFigures] = useState<Leader[][]>([]);

  // Before the first paint, so that nothing below it moves.
  useLayoutEffect(() => {
    const slotOf = ({ classList }: Element) =>
      slots.find((slot) => classList.contains(`Foodlog${component}-${slot}`));
    function read(container: HTMLElement) {
      const parts: Anatomy['parts'] = new Map();
      const leaders = Array.from(container.children, (figure) => {
        if (!(figure instanceof HTMLElement)) return [];
        figure.hidden = false;
        const { boxOf, ...drawing } = measure(figure);
        const first = parts.size + 1;
        const own: Box[] = [];
        for (const part of figure.querySelectorAll(`[class*="Foodlog${component}-"]`)) {
          const box = part.getBoundingClientRect();
          const slot = slotOf(part);
          if (slot === undefined || box.width * box.height === 0 || parts.has(slot)) continue;
          parts.set(slot, { number: parts.size + 1, measures: tokenMeasures(part) });
          own.push(boxOf(part));
        }
        figure.hidden = own.length === 0;
        return placeLeaders({ ...drawing, first, parts: own });
      });
      setFigures((before) =>
        JSON.stringify(before) === JSON.stringify(leaders) ? before : leaders,
      );
      onRead({ parts, tokens: usedTokens(readStyles(cache)) });
    }
    const container = root.current;
    if (!container) return undefined;
    read(container);
    const observer = new ResizeObserver(() => read(container));
    observer.observe(container);
    // Some parts come a moment after the rest.
    const additions = new MutationObserver(() => read(container));
    additions.observe(container, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      additions.disconnect();
    };
  }, [cache, component, slots, onRead]);

  return (
    <div ref={root} inert>
      {examples.map((Shown, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the examples are never reordered
        <Figure key={index}>
          <div>
            <CacheProvider value={cache}>
              <Shown />
            </CacheProvider>
          </div>
          <svg data-leaders>
            {figures[index]?.map(({ number, points: [[x, y], ...way] }) => (
              <g key={number}>
                <polyline points={[[x, y], ...way].join(' ')} />
                <polyline data-leader={number} points={[[x, y], ...way].join(' ')} />
                <circle cx={way.at(-1)?.[0]} cy={way.at(-1)?.[1]} r={2.5} />
                <circle cx={x} cy={y} r={markerRadius} />
                <text data-marker x={x} y={y}>
                  {number}
                </text>
              </g>
            ))}
          </svg>
        </Figure>
      ))}
    </div>
  );
}
