import { modes, type Mode } from '../modes.ts';

const asChromaticMode = ({ name, globals, width }: Mode) =>
  [name, { ...globals, ...(width && { viewport: width }) }] as const;

/**
 * The modes in which Chromatic pictures every story: as it is, and in those of our own check. Chromatic can force colours
 * for whole stories only, and it has no touch screen.
 */
export const chromaticModes = Object.fromEntries([
  ['as it is', {}] as const,
  ...modes.filter(({ forcedColors }) => !forcedColors).map((mode) => asChromaticMode(mode)),
]);
