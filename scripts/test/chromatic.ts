/**
 * Uploads the built Storybook to Chromatic, where designers approve it, if CHROMATIC_PROJECT_TOKEN is set. Otherwise it
 * prints what is missing and succeeds, because everything else works without an account.
 */
import { spawnSync } from 'node:child_process';

const run = (command: string, ...options: string[]) =>
  spawnSync(command, options, { stdio: 'inherit' }).status ?? 1;

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode =
    run('npm', 'run', 'build:storybook') || run('chromatic', ...process.argv.slice(2));
} else {
  console.log(
    'Nothing was uploaded: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project.',
  );
}
