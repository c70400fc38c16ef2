import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../library/measured.json', import.meta.url));

type Bytes = Record<
  string,
  { bytes: number; goal?: number | undefined; budget?: number | undefined }
>;

/** The latest figures of each component, as its docs page shows them. Only the measuring commands write them. */
export interface Measured {
  /** The gzip bytes that a component adds to an app that has MUI and the other peers. */
  bytes: Bytes;
  /** The bytes of the example's HTML from a server, with styles. */
  serverHtml: Bytes;
  /**
   * The time to render TotalsCard relative to the same card in plain MUI: the ratio of medians, and the middle half of
   * the rounds.
   */
  render: Record<string, { ratio: number; from: number; to: number; goal?: number }>;
  /** The type instantiations that a component adds to those of the MUI components that it wraps. */
  instantiations: Record<string, number>;
  /** The same for MUI's own components, compared with an app with React and MUI's theme. */
  instantiationsOfMui: Record<string, number>;
}

/** Whether the command was run with `--record`, which writes library/measured.json. */
export const isRecording = process.argv.includes('--record');

/** Requires that sections of library/measured.json are current, or replaces them with `--record`. */
export async function keepMeasured(sections: Partial<Measured>) {
  const old = await readFile(file, 'utf8').catch(() => '{}');
  const measured: Measured = { ...JSON.parse(old), ...sections };
  const json = `${JSON.stringify(measured, null, 2)}\n`;
  if (json === old) return;
  if (isRecording) await writeFile(file, json);
  else {
    const command = `npm run ${process.env['npm_lifecycle_event']} -- --record`;
    console.error(`library/measured.json is not what was measured: ${command} writes it.`);
    process.exitCode = 1;
  }
}
