import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';

const longestStart = 60_000;
const longestStop = 5000;

/** A browser cannot be tried, because a package is missing. */
export class MissingPackage extends Error {
  override name = 'MissingPackage';
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of an installed program.
 * @param patterns where it may be; a mere name is looked for in `PATH`.
 * @throws MissingPackage that names the packages of Debian to install.
 */
export function findProgram(debianPackages: string, ...patterns: string[]): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = patterns
    .flatMap((pattern) =>
      pattern.includes('/') ? globSync(pattern) : folders.map((folder) => join(folder, pattern)),
    )
    .find((path) => isProgram(path));
  if (found !== undefined) return found;
  throw new MissingPackage(
    `${basename(patterns[0] ?? '')} is not installed. On Debian: apt-get install ${debianPackages}`,
  );
}

/** The programs behind one browser, and a folder for what they store; all of it ends together. */
export class Programs {
  readonly #running: ChildProcess[] = [];
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<Programs> {
    return new Programs(await mkdtemp(join(tmpdir(), 'foodlog-engine-')));
  }

  /** Starts a program. */
  run(program: string, settings: string[], environment: NodeJS.ProcessEnv = {}) {
    const child = spawn(program, settings, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.unshift(child);
    // A full pipe would stop it.
    child.stdout.resume();
    child.stderr.resume();
    return child;
  }

  /** Starts a program. @returns what `ready` finds in its output. */
  async start(
    program: string,
    settings: string[],
    ready: RegExp,
    environment?: NodeJS.ProcessEnv,
  ): Promise<string> {
    const child = this.run(program, settings, environment);
    return new Promise((resolve, reject) => {
      let said = '';
      const fail = (why: string) => reject(new Error(`${program} ${why}. It said:\n${said}`));
      const timer = setTimeout(() => fail('does not start'), longestStart);
      child.once('error', reject);
      child.once('exit', () => fail('ended'));
      const listen = (data: Buffer) => {
        said += data.toString();
        const [, answer] = ready.exec(said) ?? [];
        if (answer === undefined) return;
        clearTimeout(timer);
        resolve(answer);
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
    });
  }

  /** Ends the programs, the last first, and deletes the folder. */
  async stop(): Promise<void> {
    for (const child of this.#running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), longestStop);
      await ended;
      clearTimeout(timer);
    }
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
