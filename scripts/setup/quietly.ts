/** Runs an npm script with its options, and prints what it says only if it fails. */
import { spawnSync } from 'node:child_process';

const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...process.argv.slice(2)], {
  encoding: 'utf8',
  maxBuffer: Infinity,
  // On Windows npm is a command file, which only a shell can start.
  shell: process.platform === 'win32',
});
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}`);
  process.exitCode = status ?? 1;
}
