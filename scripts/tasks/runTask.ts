import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A command that `npm run prove` or `npm run bench` runs by its name. */
export interface Task {
  /** The npm script that must have run before it. */
  needs?: 'generate' | 'build' | 'build:storybook';
  /** What is run; arguments after the name of the task follow it. */
  command: string[];
  environment?: Record<string, string>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What docs/testing.md says of each task, by its name. */
export function readTexts(kind: 'prove' | 'bench'): Map<string, string> {
  const page = readFileSync(`${root}docs/testing.md`, 'utf8');
  const rows = page.matchAll(
    new RegExp(`^\\| \`npm run ${kind} -- ([\\w-]+)[^|]*\\| (.*?) +\\|`, 'gm'),
  );
  return new Map([...rows].map(([, name = '', text = '']) => [name, text]));
}

function run(command: string, options: string[], environment: Record<string, string> = {}) {
  const { status, error } = spawnSync(command, options, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    // On Windows npm is a command file, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  return status === 0;
}

/**
 * Runs the task that the first argument names, with the other arguments; without one, lists all tasks with what
 * docs/testing.md says of each. Sets the exit code 1 for an unknown name, and when the task or what it needs fails.
 */
export function runTask(kind: 'prove' | 'bench', tasks: Record<string, Task>) {
  const [name, ...options] = process.argv.slice(2);
  const task = name === undefined ? undefined : tasks[name];
  if (task) {
    const [command = '', ...own] = task.command;
    const isReady = !task.needs || run('npm', ['run', '--silent', task.needs]);
    if (!isReady || !run(command, [...own, ...options], task.environment)) process.exitCode = 1;
    return;
  }
  if (name !== undefined) {
    console.error(`There is no ${name}.`);
    process.exitCode = 1;
  }
  const width = Math.max(...Object.keys(tasks).map(({ length }) => length));
  console.log(`npm run ${kind} -- <name>, one of:`);
  for (const [each, text] of readTexts(kind)) console.log(`  ${each.padEnd(width)}  ${text}`);
}
