import { isElement } from '../document/isElement.ts';
import { inUnit, scaleOf } from '../figures/inUnit.ts';
import { formatNumber } from '../format/formatNumber.ts';
import { figureText } from './figureText.ts';
import { fillFields } from './fillFood.ts';
import { readFigure } from './parseFigure.ts';
import type { ReadingRules } from './parseFigure.ts';

/** What a number field needs to show figures. */
export interface FigureFormat extends ReadingRules {
  locale: string;
  fractionDigits: number;
  /** Reads a text of the field. */
  read?: typeof readFigure;
  /** Writes a text of the field. */
  write?: typeof figureText;
}

const textOf = (value: unknown, format: FigureFormat) =>
  (format.write ?? figureText)(value, format.locale, format);

const readIn = (text: string, format: FigureFormat) => (format.read ?? readFigure)(text, format);

/** The figure with which a field has replaced a text that it still shows beside it. */
const settled = /*#__PURE__*/ new WeakMap<HTMLInputElement, string>();

/** How a text is read, unless that is what it says: the result of a calculation, a rounded figure, one of two readings. */
function readingOf(text: string, format: FigureFormat): string {
  const { value, isCalculation, isRounded, isAmbiguous } = readIn(text, format);
  if (!Number.isFinite(value) || !(isCalculation || isRounded || isAmbiguous)) return '';
  // Separators of thousands are what is ambiguous.
  const figure =
    isAmbiguous || format.write
      ? textOf(value, format)
      : formatNumber(inUnit(Number(value), format), format.locale, format.fractionDigits);
  return `${isRounded ? '≈' : '='} ${figure}`;
}

/** The reading of a calculation that the field cuts: `475 = 120 + 80 + 35 + 240`, so that the result is always in view. */
const withCalculation = (reading: string, text: string) =>
  `${reading.slice(2)} ${reading[0]} ${text.trim().replace(/\s*([+＋*＊×])\s*/g, ' $1 ')}`;

/** Hides the label where the reading needs its place. */
function makeRoom(output: Element) {
  const label = output.closest('[data-field]')?.querySelector('label');
  output.removeAttribute('data-long');
  if (!label) return;
  const [beside, needed] = [label.getBoundingClientRect(), output.getBoundingClientRect()];
  const overlaps = beside.left < needed.right && needed.left < beside.right;
  output.toggleAttribute('data-long', overlaps);
}

const outputOf = (input: HTMLInputElement) =>
  input.closest('[data-field]')?.querySelector('[data-result]');

function write(output: Element | null | undefined, text: string) {
  if (!output || output.textContent === text) return;
  if (isElement(output, 'output')) output.value = text;
  else output.textContent = text;
  makeRoom(output);
}

/**
 * Shows how the text of a field is read: `= 475` for 120+80+35+240, `≈ 13` for 12.5. It bypasses React, so that typing does
 * not rerender. A form reset clears output elements by itself.
 */
export function showResult(input: HTMLInputElement, format: FigureFormat) {
  const output = outputOf(input);
  if (settled.get(input) === input.value && output?.textContent) return;
  settled.delete(input);
  const reading = readingOf(input.value, format);
  // The field may be too narrow for the whole calculation.
  const isCut = reading && input.scrollWidth > input.clientWidth;
  write(output, isCut ? withCalculation(reading, input.value) : reading);
}

/**
 * Replaces a text such as "12.5", "1,840" or "310 kcal" with the figure as which it is read, and shows what was rounded, or
 * could have been read in another way. A plain figure, a calculation and an invalid text stay.
 * @returns whether it could have been read in another way.
 */
export function settleFigure(input: HTMLInputElement, format: FigureFormat): boolean {
  if (input.readOnly || input.disabled) return false;
  const { value, isPlain, isCalculation, isAmbiguous = false } = readIn(input.value, format);
  if (!Number.isFinite(value) || isPlain || (isCalculation && !isAmbiguous)) return false;
  const reading = readingOf(input.value, format);
  const figure = textOf(value, format);
  const text = input.value.trim();
  fillFields([[input, figure]]);
  if (reading) {
    settled.set(input, figure);
    write(outputOf(input), `${reading[0]} ${text}`);
  }
  return isAmbiguous;
}

/** The text with which a field began, in the unit of the last render. */
const begun = /*#__PURE__*/ new WeakMap<HTMLInputElement, string>();

/** What is no figure in one unit must not become one in another: it gets its unit, which that field refuses. */
function withUnit(text: string, [unit]: readonly string[], [now]: readonly string[]): string {
  if (now && text.endsWith(` ${now}`)) return text.slice(0, -now.length - 1);
  return unit ? `${text} ${unit}` : text;
}

/** Writes a text in a unit of another scale, in which it would mean another value. */
export function rescaledText(text: string, before: FigureFormat, now: FigureFormat): string {
  const { value } = readIn(text, before);
  if (Number.isNaN(value)) return withUnit(text, before.units ?? [], now.units ?? []);
  return value === null ? text : textOf(value, now);
}

/**
 * Writes the text of a field in another unit, in which it would mean another value. Call it after each render.
 * @param before how the field was rendered the last time.
 */
export function rescaleText(input: HTMLInputElement, before: FigureFormat, now: FigureFormat) {
  const { value: text, defaultValue } = input;
  const first = begun.get(input);
  begun.set(input, defaultValue);
  if (first === undefined || scaleOf(before) === scaleOf(now)) return;
  // A field in which nobody has typed may have got its new text with the render.
  const isBegun = first !== defaultValue && [first, defaultValue].includes(text);
  const rescaled = isBegun ? defaultValue : rescaledText(text, before, now);
  if (rescaled !== text) input.value = rescaled;
  settled.delete(input);
  showResult(input, now);
}

/** What a figure was at the last render, and whether a person has typed since. */
export interface FigureBefore {
  value: number | null | undefined;
  isTyped: boolean;
}

/**
 * Makes a field show a figure, unless its text means that figure already. While a person types, a text such as "120+" means
 * none yet: it stays if the figure stays as it was or becomes `null` or NaN.
 */
export function showFigure(
  input: HTMLInputElement,
  value: number | null,
  before: FigureBefore,
  format: FigureFormat,
) {
  const { value: meant } = readIn(input.value, format);
  const isUnfinished =
    Number.isNaN(meant) &&
    (Object.is(value, before.value) || (before.isTyped && !Number.isFinite(value)));
  if (!isUnfinished && !Object.is(meant, value)) {
    input.value = textOf(value, format);
  }
  showResult(input, format);
}
