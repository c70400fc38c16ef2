/**
 * Uploads the built Storybook to Chromatic, where designers approve it, when CHROMATIC_PROJECT_TOKEN is
 * set. Otherwise says what is missing and succeeds: everything else works without an account.
 */
import { spawnSync } from 'node:child_process';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const { status } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.log(
    'Nothing was uploaded: set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project.',
  );
}
