import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import type { LogSums } from '../../storage/transfer/logSums.ts';
import { PartialFile } from './PartialFile.ts';

/** How far an export has come that may be interrupted at any moment. */
export interface ExportProgress {
  /** The length of the partial file up to here, in bytes. */
  length: number;
  /** The digest of its owners and entries. */
  digest: string;
  /** The last owner in it. */
  owner: string;
  sums: LogSums;
  /** What sumChanges returned for the owners in it. */
  changes: string;
}

const pathOf = (file: string) => `${file}.progress`;
const nextPathOf = (file: string) => `${pathOf(file)}.next`;

/** Returns undefined if no export to this file was interrupted. */
export async function readProgress(file: string): Promise<ExportProgress | undefined> {
  try {
    const { size } = await stat(file + PartialFile.suffix);
    const progress: ExportProgress = JSON.parse(await readFile(pathOf(file), 'utf8'));
    return size >= progress.length ? progress : undefined;
  } catch {
    return undefined;
  }
}

/** Records the progress. It is on the disk, complete, when this resolves. */
export async function writeProgress(file: string, progress: ExportProgress): Promise<void> {
  const next = nextPathOf(file);
  const handle = await open(next, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(progress));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, pathOf(file));
}

export async function removeProgress(file: string): Promise<void> {
  await rm(pathOf(file), { force: true });
  await rm(nextPathOf(file), { force: true });
}
