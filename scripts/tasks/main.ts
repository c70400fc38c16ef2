/**
 * `npm run prove -- <name>` and `npm run bench -- <name>` run one task; arguments after its name follow its command. Without
 * a name they list all tasks with what docs/testing.md says of each. The exit code is 1 for an unknown name, and when the
 * task or what it needs fails.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readTexts, tasks, type Task } from './tasks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

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

const [, , command, name, ...options] = process.argv;
const kind = command === 'bench' ? 'bench' : 'prove';
const known: Record<string, Task> = tasks[kind];
const task = name === undefined ? undefined : known[name];
if (task) {
  const [program = '', ...own] = task.command;
  const isReady = !task.needs || run('npm', ['run', '--silent', task.needs]);
  if (!isReady || !run(program, [...own, ...options], task.environment)) process.exitCode = 1;
} else {
  if (name !== undefined) {
    console.error(`There is no ${name}.`);
    process.exitCode = 1;
  }
  const width = Math.max(...Object.keys(known).map(({ length }) => length));
  console.log(`npm run ${kind} -- <name>, one of:`);
  for (const [each, text] of readTexts(kind)) console.log(`  ${each.padEnd(width)}  ${text}`);
}
