import type { CauseGroup } from '../Review.types.ts';
import { explainedPixels, purestPair, type ColourPair, type Comparison } from './comparePixels.ts';
import type { Token, TokenChange } from './readTokens.ts';

/** What the code of a change is known to have changed. */
export interface ChangedCode {
  /** All tokens, to name a colour by. */
  tokens: readonly Token[];
  changedTokens: readonly TokenChange[];
  /** Paths from the root of the repository. */
  changedFiles: readonly string[];
}

/** A picture and how it differs from the one before it. */
export interface ChangedPicture {
  id: string;
  component: string;
  /** The folder of the component. */
  componentFolder: string;
  comparison: Comparison;
  /** What changed in its words, in sentences. */
  changedWords: string[];
}

/** A cause. Pictures with the same key are judged together. */
export type Cause = Pick<CauseGroup, 'kind' | 'title' | 'detail'> & { key: string };

const ALL = 0.995;
const MUCH = 0.3;
/** Colours of at least this share of the differing pixels have their part in a cause. */
const PART = 0.005;

const numberOf = (hex: string) => Number.parseInt(hex.slice(1), 16);
const hexOf = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;
const count = (pairs: Iterable<ColourPair>) =>
  [...pairs].reduce((sum, { pixels }) => sum + pixels, 0);

/** The changed colour tokens that explain a picture's difference, and which share of it. */
function explainByTokens(comparison: Comparison, changes: readonly TokenChange[]) {
  const candidates = changes
    .filter(({ isColour }) => isColour)
    .map((change) => ({ change, from: numberOf(change.from), to: numberOf(change.to) }))
    // Mixtures alone may be those of other colours.
    .filter(({ from, to }) => comparison.pairs.some((pair) => pair.from === from && pair.to === to))
    .map(({ change, from, to }) => ({ change, pairs: explainedPixels(comparison, from, to) }))
    .toSorted((one, other) => count(other.pairs) - count(one.pairs));
  const explained = new Set<ColourPair>();
  const tokens: TokenChange[] = [];
  for (const { change, pairs } of candidates) {
    const more = pairs.filter((pair) => !explained.has(pair));
    if (count(more) <= PART * comparison.pixels) continue;
    for (const pair of more) explained.add(pair);
    tokens.push(change);
  }
  return { tokens, share: count(explained) / comparison.pixels };
}

const tokenTitle = (tokens: readonly TokenChange[]) =>
  tokens.map(({ name, from, to }) => `${name}: ${from} to ${to}`).join(', ');

/** The changed files of the component's folder that can change how it looks. */
const filesOf = ({ componentFolder }: ChangedPicture, { changedFiles }: ChangedCode) =>
  changedFiles.filter(
    (file) =>
      file.startsWith(`${componentFolder}/`) &&
      !file.includes('/__image_snapshots__/') &&
      !/\.(test|conformance|docs|accessibility|faults)\.tsx?$/.test(file),
  );

const size = (pixels: number) => `${pixels > 0 ? '+' : ''}${pixels} px`;

const cause = (
  kind: Cause['kind'],
  title: string,
  detail: string,
  key = `${kind} ${title}`,
): Cause => ({ kind, title, detail, key });

/** Why a picture changed, as far as its pixels, its words and the changed code tell. */
export function findCause(picture: ChangedPicture, code: ChangedCode): Cause {
  const { comparison, changedWords, component } = picture;
  const files = filesOf(picture, code);
  if (comparison.pixels === 0) {
    const shown = changedWords.slice(0, 2).join('; ');
    const title = shown.length > 80 ? `${shown.slice(0, 80)}…` : shown;
    const key = `words ${changedWords.join('\n')}`;
    return cause('words', title, 'No pixel differs, and the same words do.', key);
  }
  const { tokens, share } = explainByTokens(comparison, code.changedTokens);
  if (tokens.length > 0 && share >= MUCH) {
    const title = tokenTitle(tokens);
    return share >= ALL && changedWords.length === 0
      ? cause('token', title, 'All changes come from this token.')
      : cause('other', `${title}, and more`, 'Set apart: the token explains a part of it.');
  }
  const others = code.changedTokens.filter(({ isColour }) => !isColour);
  if (others.length > 0 && files.length === 0) {
    const title = tokenTitle(others);
    return changedWords.length === 0
      ? cause('token', title, 'The token changed, and no file of the component did.')
      : cause('other', `${title}, and more`, 'Set apart: the words changed too.');
  }
  const purest = purestPair(comparison);
  if (
    purest &&
    changedWords.length === 0 &&
    // Where one of the colours also stayed elsewhere, something appeared, moved or vanished, and no colour changed.
    !(comparison.unchanged.has(purest.from) || comparison.unchanged.has(purest.to)) &&
    count(explainedPixels(comparison, purest.from, purest.to)) >= ALL * comparison.pixels
  ) {
    const [from, to] = [hexOf(purest.from), hexOf(purest.to)];
    const { name = 'Colour' } =
      code.tokens.find(({ value }) => value === to || value === from) ?? {};
    return cause('colour', `${name}: ${from} to ${to}`, 'All changes come from this colour.');
  }
  if (files.length > 0) {
    const names = files.map((file) => file.slice(picture.componentFolder.length + 1));
    const title = `${component}: ${names.length > 2 ? `${names.length} files` : names.join(', ')}`;
    return cause('file', title, `Changed in its folder: ${names.join(', ')}.`);
  }
  const { box, grownBy } = comparison;
  return grownBy.width !== 0 || grownBy.height !== 0
    ? cause(
        'geometry',
        `Width ${size(grownBy.width)}, height ${size(grownBy.height)}`,
        'The pictures changed their size by the same.',
      )
    : cause('geometry', `An area of ${box.width} × ${box.height} px`, 'The areas are equal.');
}
