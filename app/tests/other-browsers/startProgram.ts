import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { waitFor } from './waitFor.ts';

/**
 * The path of an installed program.
 * @param patterns where it may be.
 * @throws Error that names the package of Debian to install.
 */
export function findProgram(debianPackage: string, ...patterns: string[]): string {
  const [found] = globSync(patterns);
  if (found !== undefined) return found;
  throw new Error(`${patterns[0]} is not installed. On Debian: apt-get install ${debianPackage}`);
}

/**
 * Starts a program that stores what it has in a folder, and waits for an address at which it answers.
 * @param findAddress returns the address once it does. It gets all that the program has printed.
 * @returns the address, and a function that ends the program and deletes the folder.
 */
export async function startProgram(
  program: string,
  settings: string[],
  folder: string,
  findAddress: (output: string) => Promise<string | undefined>,
) {
  const child = spawn(program, settings, { env: { ...process.env, HOME: folder } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    const address = await waitFor(`address of ${program}`, async () => findAddress(output));
    return { address, stop };
  } catch (error) {
    await stop();
    throw new Error(`${program} is not ready. It printed:\n${output}`, { cause: error });
  }
}
