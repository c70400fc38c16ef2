import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { startFoodlog, type Foodlog } from '../../app/tests/end-to-end/support/startFoodlog.ts';
import { launchOptions } from '../setup/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const run = (folder: string, command: string, ...options: string[]) =>
  execFileSync(command, options, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/**
 * Builds the app of a commit in a folder of its own, once. Returns the folder.
 * @throws Error when there is no such commit, or it does not build.
 */
function buildCommit(name: string): string {
  const commit = run(root, 'git', 'rev-parse', '--verify', `${name}^{commit}`).trim();
  // Not below node_modules, where Node runs no TypeScript.
  const folder = join(tmpdir(), `foodlog-bench-${commit}`);
  if (!existsSync(`${folder}/app/dist/index.html`)) {
    console.log(`Building ${commit.slice(0, 7)} …`);
    rmSync(folder, { recursive: true, force: true });
    run(root, 'git', 'clone', '--quiet', '--no-checkout', root, folder);
    run(folder, 'git', 'checkout', '--quiet', commit);
    run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
    run(folder, 'npm', 'run', '--silent', 'build');
  }
  return folder;
}

/** The apps that are compared, and the browser that opens them. */
interface Apps {
  browser: Browser;
  /** This app and, with `--against <commit>`, the app of that commit, by the titles of their columns. */
  servers: [title: string, server: Foodlog][];
  stop: () => Promise<void>;
}

/** Starts this app, the app that `--against <commit>` names, and the browser. */
export async function startApps(): Promise<Apps> {
  const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
  const folders = [root, ...(against === undefined ? [] : [buildCommit(against)])];
  const servers = await Promise.all(
    folders.map(async (folder, index): Promise<[string, Foodlog]> => {
      const unlimited = { RATE_LIMIT_CHANGES_PER_MINUTE: '0', RATE_LIMIT_REQUESTS_PER_MINUTE: '0' };
      const server = await startFoodlog(unlimited, `${folder}/app/server/main.ts`);
      return [index === 0 ? 'ms' : `ms at ${against}`, server];
    }),
  );
  const browser = await chromium.launch(await launchOptions());
  const stop = async () => {
    await browser.close();
    for (const [, server] of servers) await server.stop();
  };
  return { browser, servers, stop };
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Times in milliseconds by what was measured and by app. */
export class Times {
  readonly #times: Record<string, Record<string, number[]>> = {};

  add(what: string, title: string, time: number): void {
    const byApp = (this.#times[what] ??= {});
    (byApp[title] ??= []).push(time);
  }

  /** Prints the medians and, for two apps, the ratio of this one's to the other's. */
  print(): void {
    const rows = Object.entries(this.#times).map(([what, byApp]) => {
      const medians = Object.entries(byApp).map(([title, times]): [string, number] => [
        title,
        median(times),
      ]);
      const [ours, theirs] = medians.map(([, time]) => time);
      const ratio = ours && theirs && { ratio: (ours / theirs).toFixed(2) };
      return [what, { ...Object.fromEntries(medians), ...ratio }];
    });
    console.table(Object.fromEntries(rows));
  }
}
