import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from './waitFor.ts';

/**
 * The path of an installed program.
 * @param patterns where it may be.
 * @throws Error that names the packages of Debian to install.
 */
export function findProgram(debianPackages: string, ...patterns: string[]): string {
  const [found] = globSync(patterns);
  if (found !== undefined) return found;
  throw new Error(`${patterns[0]} is not installed. On Debian: apt-get install ${debianPackages}`);
}

/** The programs behind one browser, and a folder for what they store; all of it ends together. */
export class Programs {
  readonly #running: ChildProcess[] = [];
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<Programs> {
    return new Programs(await mkdtemp(join(tmpdir(), 'foodlog-browser-')));
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
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (output += data.toString()));
    return waitFor(`sign that ${program} is ready`, async () => {
      if (child.exitCode !== null) throw new Error(`${program} ended. It printed:\n${output}`);
      return ready.exec(output)?.[1];
    });
  }

  /**
   * Starts a display that nobody sees: without one, Firefox has no pointer, and WebKit does not start.
   * @returns the variables with which a program draws on it.
   */
  async startDisplay(): Promise<NodeJS.ProcessEnv> {
    const display = await this.start(
      findProgram('xvfb', '/usr/bin/Xvfb'),
      ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'],
      /^(\d+)\n/m,
    );
    return { DISPLAY: `:${display}`, GDK_BACKEND: 'x11' };
  }

  /** Ends the programs, the last first, and deletes the folder. */
  async stop(): Promise<void> {
    for (const child of this.#running) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
