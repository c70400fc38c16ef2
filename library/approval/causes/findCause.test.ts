import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { newFats, oldFats, paint } from '../testing/createRepository.ts';
import { comparePixels } from './comparePixels.ts';
import { findCause, type ChangedCode } from './findCause.ts';
import { changedTokens, readTokens } from './readTokens.ts';

const picture = (
  before: Buffer,
  after: Buffer,
  changedWords: string[] = [],
): Parameters<typeof findCause>[0] => ({
  id: 'components-card--one',
  component: 'Card',
  componentFolder: 'library/src/components/Card',
  comparison: comparePixels(PNG.sync.read(before), PNG.sync.read(after)),
  changedWords,
});
const fats = { name: 'color.light.fats', from: '#8a5a00', to: '#7a4a00', isColour: true };
const code = (more: Partial<ChangedCode> = {}): ChangedCode => ({
  tokens: [{ name: fats.name, value: fats.to, isColour: true }],
  changedTokens: [],
  changedFiles: [],
  ...more,
});
const recoloured = (index: number) => picture(paint(oldFats, index), paint(newFats, index));
const tokenCode = code({ changedTokens: [fats] });

test('pictures of different shapes, antialiased, have the changed token as their cause', () => {
  const [one, other] = [findCause(recoloured(1), tokenCode), findCause(recoloured(5), tokenCode)];
  expect(one).toMatchObject({ kind: 'token', title: 'color.light.fats: #8a5a00 to #7a4a00' });
  expect(other.key).toBe(one.key);
});

test('a picture that the token explains in part is set apart', () => {
  const apart = findCause(picture(paint(oldFats, 1), paint(newFats, 1, 9)), tokenCode);
  expect(apart).toMatchObject({
    kind: 'other',
    title: 'color.light.fats: #8a5a00 to #7a4a00, and more',
  });
  expect(apart.key).not.toBe(findCause(recoloured(1), tokenCode).key);
});

test('a picture whose words changed too is set apart', () => {
  const spoken = picture(paint(oldFats, 1), paint(newFats, 1), ['+ text: Fat']);
  expect(findCause(spoken, tokenCode)).toMatchObject({
    kind: 'other',
    title: expect.stringContaining('and more'),
  });
});

test('a changed token of another colour is not the cause', () => {
  // It changes one channel as the fats do.
  const carbs = { name: 'color.light.carbs', from: '#1f5fa8', to: '#0f5fa8', isColour: true };
  expect(findCause(recoloured(1), code({ changedTokens: [carbs] })).kind).toBe('colour');
});

/** Boxes of a colour on white paper, each as [x, y, width, height, colour]. */
function drawBoxes(...boxes: [number, number, number, number, number][]) {
  const png = new PNG({ width: 80, height: 60 });
  png.data.fill(255);
  for (const [left, top, width, height, colour] of boxes) {
    for (let y = top; y < top + height; y += 1) {
      for (let x = left; x < left + width; x += 1) {
        png.data.set([colour >> 16, (colour >> 8) & 255, colour & 255], (y * 80 + x) * 4);
      }
    }
  }
  return PNG.sync.write(png);
}
const grey = { name: 'color.light.ink', from: '#777777', to: '#333333', isColour: true };
const greyCode = code({ changedTokens: [grey] });

test('a token explains no change between colours that it has nothing of', () => {
  const line = picture(drawBoxes([0, 5, 80, 2, 0xdddddd]), drawBoxes([0, 5, 80, 2, 0xaaaaaa]));
  expect(findCause(line, greyCode)).toMatchObject({
    kind: 'colour',
    title: 'Colour: #dddddd to #aaaaaa',
  });
});

test('a token that changed elsewhere in the picture does not explain another change beside it', () => {
  for (const [from, to] of [
    [0xdddddd, 0xaaaaaa],
    // Both are a mixture of the token and #bbbbbb, which the picture has nowhere.
    [0x888888, 0x555555],
  ] as const) {
    const both = picture(
      drawBoxes([10, 20, 30, 10, 0x777777], [0, 5, 80, 2, from]),
      drawBoxes([10, 20, 30, 10, 0x333333], [0, 5, 80, 2, to]),
    );
    expect(findCause(both, greyCode).title).toBe('color.light.ink: #777777 to #333333, and more');
  }
});

test('boxes of different sizes that appear in a new colour, or vanish, share no change of a colour', () => {
  const paper = drawBoxes();
  const boxes = [drawBoxes([10, 10, 8, 8, 0xcc0000]), drawBoxes([5, 20, 30, 12, 0xcc0000])];
  for (const pair of [
    boxes.map((box) => picture(paper, box)),
    boxes.map((box) => picture(box, paper)),
  ]) {
    const [one, other] = pair.map((changed) => findCause(changed, code()));
    expect(one?.kind).toBe('geometry');
    expect(one?.key).not.toBe(other?.key);
  }
});

test('without a changed token the colours are the cause, named by the token that has one of them', () => {
  expect(findCause(recoloured(1), code())).toMatchObject({
    kind: 'colour',
    title: 'color.light.fats: #8a5a00 to #7a4a00',
  });
});

test('one level of one channel is a change', () => {
  const [one, other] = [drawBoxes([4, 4, 1, 1, 0x1b6b34]), drawBoxes([4, 4, 1, 1, 0x1b6b35])];
  expect(comparePixels(PNG.sync.read(one), PNG.sync.read(other))).toMatchObject({
    pixels: 1,
    box: { x: 4, y: 4, width: 1, height: 1 },
  });
});

test('places that lie apart are said one by one, the largest first', () => {
  const after = drawBoxes(
    [2, 2, 4, 4, 0],
    [9, 2, 3, 3, 0],
    [60, 50, 5, 5, 0x112233],
    [2, 40, 1, 1, 0],
  );
  expect(comparePixels(PNG.sync.read(drawBoxes()), PNG.sync.read(after)).boxes).toEqual([
    { x: 2, y: 2, width: 10, height: 4 },
    { x: 60, y: 50, width: 5, height: 5 },
    { x: 2, y: 40, width: 1, height: 1 },
  ]);
});

test('what appeared in colours that are elsewhere, too, is no change of a colour', () => {
  const grown = picture(paint(oldFats, 1), paint(oldFats, 3));
  expect(findCause(grown, code())).toMatchObject({
    kind: 'geometry',
    title: 'An area of 8 × 10 px',
  });
});

test('a changed file of the component is the cause of what no colour explains', () => {
  const changedFiles = [
    'library/src/components/Card/CardRoot.ts',
    'library/src/components/Card/Card.test.tsx',
    'library/src/components/Other/Other.tsx',
  ];
  const grown = picture(paint(oldFats, 1), paint(oldFats, 3));
  expect(findCause(grown, code({ changedFiles })).title).toBe('Card: CardRoot.ts');
});

test('a token that is no colour is the cause where no file of the component changed', () => {
  const radius = { name: 'radius.card', from: '12', to: '16', isColour: false };
  const grown = picture(paint(oldFats, 1), paint(oldFats, 3));
  expect(findCause(grown, code({ changedTokens: [radius] })).title).toBe('radius.card: 12 to 16');
});

test('the same words that changed are the cause where no pixel differs', () => {
  const same = paint(oldFats, 1);
  const words = ['Label of Next: “Next” to “Next day”'];
  expect(findCause(picture(same, same, words), code())).toMatchObject({
    kind: 'words',
    title: 'Label of Next: “Next” to “Next day”',
  });
});

const tokenFile = (hex: string) =>
  JSON.stringify({
    color: { $type: 'color', fats: { $value: { hex } }, warning: { $value: '{color.fats}' } },
    radius: { card: { $value: { value: 12, unit: 'px' } } },
  });

test('aliases of tokens and tokens that stayed are no causes', () => {
  expect(changedTokens(readTokens(tokenFile('#8A5A00')), readTokens(tokenFile('#7a4a00')))).toEqual(
    [{ name: 'color.fats', from: '#8a5a00', to: '#7a4a00', isColour: true }],
  );
});
