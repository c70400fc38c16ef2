/**
 * Plays every story of the built Storybook in the pinned browser and compares its picture. For stories with the tag
 * `modes` it also compares one picture per mode, and writes their contrasts to test-results/contrast.md.
 * `--record` writes new and changed pictures and removes those of stories that no longer exist. Every other argument,
 * such as the name of a component, is passed to the test runner.
 */
import { spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { launchOptions } from '../setup/browser.ts';
import { tabulateContrast } from './contrastTable.ts';
import { reportOrphans } from './orphanPictures.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const record = process.argv.includes('--record');
const chosen = process.argv.slice(2).filter((argument) => argument !== '--record');
const results = 'test-results/stories.json';

async function run(url: string) {
  const runner = fileURLToPath(
    new URL('../../node_modules/@storybook/test-runner/dist/test-storybook.js', import.meta.url),
  );
  const options = ['--url', url, '--no-index-json', '--maxWorkers', '2', record ? '-u' : '--ci'];
  const child = spawn(
    process.execPath,
    [runner, ...options, '--', '--json', `--outputFile=${results}`, ...chosen],
    {
      cwd: root,
      stdio: 'inherit',
      // The runner starts Jest with the first `node` in the path.
      env: {
        ...process.env,
        PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      },
    },
  );
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

await mkdir(`${root}/test-results`, { recursive: true });
// The differences of an earlier run would be misleading.
await rm(`${root}/test-results/pictures`, { recursive: true, force: true });
await rm(`${root}/test-results/contrast`, { recursive: true, force: true });
// The browser is unpacked here, so that the workers do not all unpack it.
await launchOptions();
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: 'storybook-static' },
  preview: { host: '127.0.0.1', port: 0 },
});
try {
  process.exitCode = await run(server.resolvedUrls?.local[0] ?? '');
  await tabulateContrast(root);
  if (chosen.length === 0 && (await reportOrphans({ root, results, remove: record })) > 0) {
    process.exitCode = 1;
  }
} finally {
  await server.close();
}
