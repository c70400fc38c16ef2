import type { Verdict } from '../Review.types.ts';

/** Saves verdicts as a file, as `npm run approve -- --import` reads it. */
export function saveVerdicts(verdicts: readonly Verdict[]) {
  const file = new Blob([`${JSON.stringify(verdicts, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'verdicts.json';
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
