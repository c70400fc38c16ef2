import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseState } from './parseState.ts';
import type { State } from './State.ts';

/**
 * Reads the state file. Returns undefined if there is none yet.
 * @throws Error that says what to do if the file exists but cannot be used.
 */
export const readStateFile = async (path: string): Promise<State | undefined> => {
  try {
    return parseState(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The local sign-in accounts in ${path} cannot be used: ${reason}. The file was left as it is. ` +
        'Restore it from a copy, or move it away to start with the demo account only.',
      { cause: error },
    );
  }
};

const syncDirectory = async (path: string): Promise<void> => {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
};

/** Replaces the state file atomically: after a crash it contains the old state or the new one. */
export const writeStateFile = async (path: string, state: State): Promise<void> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${process.pid}.tmp`;
  const file = await open(temporary, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(state, null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncDirectory(dirname(path));
};
