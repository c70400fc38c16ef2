import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { waitTimeout } from '../../../../scripts/setup/timeouts.ts';
import { serverUser } from './serverUser.ts';
import { unpackPostgres } from './unpackPostgres.ts';

function childrenOf(pid: number): number[] {
  const pids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return pids.trim().split(' ').map(Number);
}

/** A process may have ended with its parent. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}

/** A PostgreSQL server of the tests, with a folder of its own, that listens on a Unix socket only. */
export class PostgresServer {
  readonly #folder: string;
  readonly #programs: string;
  #process: ChildProcess | undefined;

  private constructor(folder: string, programs: string) {
    this.#folder = folder;
    this.#programs = programs;
  }

  /**
   * Creates the folder and starts the server.
   * @param settings Lines of postgresql.conf.
   * @param parent The folder in which it creates its own.
   * @throws Error if no server can run here.
   */
  static async start(settings: readonly string[] = [], parent = tmpdir()): Promise<PostgresServer> {
    const { programs, newData } = await unpackPostgres();
    const folder = await mkdtemp(join(parent, 'foodlog-postgres-'));
    if (serverUser) await chown(folder, serverUser.uid, serverUser.gid);
    const server = new PostgresServer(folder, programs);
    // To initialise a server takes longer than to copy one. The copy belongs to the same user.
    await promisify(execFile)('cp', ['--archive', newData, server.#data]);
    await writeFile(
      join(server.#data, 'postgresql.auto.conf'),
      [
        `unix_socket_directories = '${folder}'`,
        "listen_addresses = ''",
        'max_connections = 200',
        ...settings,
        '',
      ].join('\n'),
    );
    await server.run();
    return server;
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  /** The id of its first process, whose children are the others. */
  get pid(): number {
    return this.#process?.pid ?? Number.NaN;
  }

  /** The address of one of its databases. */
  url(database: string): string {
    return `postgresql://foodlog@localhost/${database}?host=${this.#folder}`;
  }

  /**
   * Starts the server again after it was stopped, and waits until it answers. It refuses to start while a process of
   * before still ends, so it is started again then.
   */
  async run(): Promise<void> {
    const deadline = Date.now() + waitTimeout;
    let log = '';
    while (Date.now() < deadline) {
      const child = spawn(join(this.#programs, 'postgres'), ['-D', this.#data], {
        ...serverUser,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      this.#process = child;
      child.stderr.on('data', (chunk: Buffer) => {
        log = (log + chunk.toString()).slice(-2000);
      });
      while (child.exitCode === null && Date.now() < deadline) {
        if (await this.#answers()) return;
        await setTimeout(20);
      }
    }
    throw new Error(`The PostgreSQL server of the tests did not start.\n${log}`);
  }

  async #answers(): Promise<boolean> {
    const client = new Client({ connectionString: this.url('postgres') });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end();
    }
  }

  /**
   * Ends the server, all of its processes: SIGINT disconnects everybody and writes all data, SIGKILL leaves the recovery
   * to the next start.
   */
  async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    const pids = signal === 'SIGKILL' ? childrenOf(child.pid) : [];
    child.kill(signal);
    for (const pid of pids) killIfThere(pid);
    await exit;
  }

  /** Pauses all of its processes, so that nothing is answered. Returns a function that resumes them. */
  freeze(): () => void {
    // The server first: then it starts no other process, and none of the others ends before it is paused.
    process.kill(this.pid, 'SIGSTOP');
    const children = childrenOf(this.pid);
    for (const pid of children) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of [this.pid, ...children]) process.kill(pid, 'SIGCONT');
    };
  }

  /** Stops the server and removes its folder. */
  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
