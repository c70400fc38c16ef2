import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { preview } from 'vite';
import type { ComparedPicture } from '../../.storybook/testing/StoryPictures.ts';
import { launchOptions } from '../setup/browser.ts';
import { forgetPictures, reportProgress, summarizePictures } from './pictureResults.ts';

interface StoryRun {
  /** How many pictures there are to compare, if that is known. */
  total: number | undefined;
  /** More environment variables. */
  environment: NodeJS.ProcessEnv;
  /** Options of Jest. */
  options: string[];
}

async function runJest(root: string, url: string, { environment, options }: StoryRun) {
  const runner = join(root, 'node_modules/@storybook/test-runner/dist/test-storybook.js');
  const child = spawn(
    process.execPath,
    [runner, '--url', url, '--no-index-json', '--maxWorkers', '2', '--ci', '--', ...options],
    {
      cwd: root,
      stdio: 'inherit',
      // The runner starts Jest with the first `node` in the path.
      env: {
        ...process.env,
        ...environment,
        PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      },
    },
  );
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Plays the stories of the built Storybook once, and prints how far it is and what the pictures are. */
export async function runStories(
  root: string,
  run: StoryRun,
): Promise<{ exitCode: number; pictures: ComparedPicture[] }> {
  await forgetPictures(root);
  await rm(join(root, 'test-results/contrast'), { recursive: true, force: true });
  // The browser is unpacked here, so that the workers do not all unpack it.
  await launchOptions();
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const start = performance.now();
  const endProgress = run.total === undefined ? () => {} : reportProgress(root, run.total);
  try {
    const exitCode = await runJest(root, server.resolvedUrls?.local[0] ?? '', run);
    endProgress();
    const pictures = await summarizePictures(root, (performance.now() - start) / 1000);
    return { exitCode, pictures };
  } finally {
    endProgress();
    await server.close();
  }
}
