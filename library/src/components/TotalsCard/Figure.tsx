import type { TotalsCardLocaleText } from './TotalsCard.types.ts';

interface FigureProps {
  /** As written in the locale; `undefined` when it is not known. */
  figure: string | undefined;
  unit: string;
  text: TotalsCardLocaleText;
}

// Digits and separators that fit at full size beside the unit on a phone 320 px wide.
const LONGEST_AT_FULL_SIZE = 9;

/** One value with its unit, or the dash. */
export function Figure({ figure, unit, text }: FigureProps) {
  const isKnown = figure !== undefined;
  return (
    <>
      <span
        aria-hidden={!isKnown || undefined}
        data-long={(isKnown && figure.length > LONGEST_AT_FULL_SIZE) || undefined}
      >
        {figure ?? text.unknown}
      </span>
      {isKnown && ' '}
      {isKnown ? <small>{unit}</small> : <b>{text.unknownSpoken}</b>}
    </>
  );
}
