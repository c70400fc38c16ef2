import { themeVariables } from '../themeVariables.ts';
import tokens from '../tokens.json';
import { tokensIn, type ShownToken } from './tokensIn.ts';

const { light, dark } = tokens.color;
const { comfortable, compact } = tokens.density;

const px = ({ value }: ShownToken) => Number.parseFloat(value);
const named = (group: string, members: ShownToken[]) =>
  members.map(({ name, value, description }) => ({ name: `${group}.${name}`, value, description }));

/** The tokens of two modes of one collection. */
const inModes = (group: string, first: object, second: object, mode: string) =>
  named(group, tokensIn(first)).map(({ name, value, description }, index) => ({
    name,
    value: `${value}, ${mode} ${tokensIn(second)[index]?.value}`,
    description,
  }));

/** The variable of the theme, with the shades that MUI computes from it. */
const byVariable = (token: ShownToken) => {
  const variable = themeVariables[token.name.split('.').at(-1) ?? ''] ?? '';
  return `var\\(--[a-z]+-${variable.replace(/main$/, '(main|light|dark)')}\\b`;
};

/** A colour as a style sheet of the browser has it. */
const byColour = ({ value }: ShownToken) => {
  const channels = [1, 3, 5].map((start) => Number.parseInt(value.slice(start, start + 2), 16));
  return `rgb\\(${channels.join(', ')}\\)`;
};

/** The tokens, by the declaration of a style rule that uses them. */
const uses: [ShownToken[], (token: ShownToken) => string][] = [
  [inModes('color', light, dark, 'dark'), byVariable],
  [named('spinner', tokensIn(tokens.spinner)), byColour],
  [named('photo', tokensIn({ under: tokens.photo.under })), byColour],
  [
    inModes('density', { space: comfortable.space }, { space: compact.space }, 'compact'),
    byVariable,
  ],
  [
    inModes('density', { target: comfortable.target }, { target: compact.target }, 'compact'),
    ({ value }) => `(height|width): (${value.match(/\d+/g)?.join('|')})px`,
  ],
  [named('font.size', tokensIn(tokens.font.size)), (token) => `font-size: ${px(token) / 16}rem`],
  [named('font.weight', tokensIn(tokens.font.weight)), ({ value }) => `font-weight: ${value};`],
  [
    named('font.lineHeight', tokensIn(tokens.font.lineHeight)),
    ({ value }) => `line-height: ${value};`,
  ],
  [named('radius', tokensIn(tokens.radius)), (token) => `radius: ${px(token)}px`],
  [
    named('stroke', tokensIn(tokens.stroke)),
    (token) => `(border|outline)[-a-z]*: [^;]*\\b${px(token)}px`,
  ],
  [
    named('motion', tokensIn(tokens.motion)),
    (token) => `transition[-a-z]*: [^;]*\\b(${px(token)}ms|${px(token) / 1000}s)`,
  ],
];

/**
 * The tokens that style rules use: by the variables of the theme, or else by the value of a property.
 * @param css The text of the rules, as the browser has it.
 */
export const usedTokens = (css: string): ShownToken[] =>
  uses.flatMap(([members, pattern]) =>
    members.filter((token) => new RegExp(pattern(token)).test(css)),
  );

/** The properties that an anatomy measures, and the tokens that decide them. */
const measured: [label: string, property: string, group: string, members: ShownToken[]][] = [
  ['height at least', 'min-height', 'density', tokensIn({ target: comfortable.target })],
  ['height at least', 'min-height', 'density', tokensIn({ target: compact.target })],
  ['corners', 'border-start-start-radius', 'radius', tokensIn(tokens.radius)],
  ['border', 'border-block-start-width', 'stroke', tokensIn(tokens.stroke)],
  ['text', 'font-size', 'font.size', tokensIn(tokens.font.size)],
];
const spaces = {
  padding: 'padding-inline-start',
  'padding above': 'padding-block-start',
  gap: 'column-gap',
  'gap between rows': 'row-gap',
};

/** The measures of an element that tokens decide, such as `gap 16 px = 2 × density.space`. */
export function tokenMeasures(element: Element): string[] {
  const style = getComputedStyle(element);
  const size = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0;
  const space = size('--foodlog-spacing');
  const isInherited = (property: string) =>
    property === 'font-size' &&
    element.parentElement !== null &&
    getComputedStyle(element.parentElement).fontSize === style.fontSize;
  return [
    ...Object.entries(spaces).flatMap(([label, property]) => {
      const steps = size(property) / space;
      return steps > 0 && Number.isInteger(steps * 4)
        ? [`${label} ${size(property)} px = ${steps} × density.space`]
        : [];
    }),
    ...measured.flatMap(([label, property, group, members]) =>
      named(group, members)
        .filter((token) => px(token) === size(property) && !isInherited(property))
        .map(({ name }) => `${label} ${size(property)} px = ${name}`),
    ),
  ];
}
