import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../library/measured.json', import.meta.url));

/** What was measured last of each component, as its docs page shows it. Only the commands that measure write it. */
export interface Measured {
  /** Gzip bytes that a component adds to an app that has MUI and the other peers. */
  bytes: Record<string, { bytes: number; budget?: number }>;
  /** Bytes of HTML, styles included, as a server sends the example. */
  serverHtml: Record<string, number>;
  /** Time to render TotalsCard as a ratio to the same card in plain MUI: of medians, and the middle half of the rounds. */
  render: Record<string, { ratio: number; from: number; to: number; goal?: number }>;
  /** Instantiations of types that a component adds over the parts of MUI that it wraps. */
  instantiations: Record<string, number>;
  /** The same for parts of MUI themselves, over an app with React and MUI's theme. */
  instantiationsOfMui: Record<string, number>;
}

/** Replaces sections of library/measured.json. In CI nothing is written: there, what is committed has to be so already. */
export async function keepMeasured(sections: Partial<Measured>) {
  const old = await readFile(file, 'utf8').catch(() => '{}');
  const measured: Measured = { ...JSON.parse(old), ...sections };
  const json = `${JSON.stringify(measured, null, 2)}\n`;
  if (json === old) return;
  if (process.env['CI']) {
    console.error('library/measured.json is not what was measured. Run `npm run size:components`.');
    process.exitCode = 1;
  } else await writeFile(file, json);
}
