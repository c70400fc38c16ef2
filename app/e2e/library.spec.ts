import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { watchContext } from './support/watchContext.ts';
import { build, preview } from 'vite';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const consumer = `${root}library/consumers/vite`;

test('another project builds with the packed library and shows it', async ({ page }) => {
  const installed = `${consumer}/node_modules/@foodlog/ui`;
  await rm(`${consumer}/node_modules`, { recursive: true, force: true });
  await mkdir(installed, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', installed], {
    cwd: `${root}library`,
  });
  const [{ filename }]: [{ filename: string }] = JSON.parse(stdout);
  await run('tar', ['-xzf', filename, '--strip-components=1'], { cwd: installed });

  await build({ root: consumer, configFile: false, logLevel: 'silent' });
  const server = await preview({ root: consumer, configFile: false, preview: { port: 0 } });
  const url = new URL(server.resolvedUrls?.local[0] ?? '');
  const watched = await watchContext(page.context(), url.origin);
  await page.goto(url.href);
  await page.getByLabel('Name', { exact: true }).fill('Oats');
  await page.getByRole('textbox', { name: 'Calories' }).fill('300');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.locator('dl')).toContainText('300');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByText('11/20/2026').first()).toBeVisible();
  expect(watched).toEqual({ errors: [], requestsElsewhere: [] });
  await server.close();
});

test('the README shows the component that was just built', async () => {
  const code = await readFile(`${consumer}/Day.tsx`, 'utf8');
  expect(await readFile(`${root}README.md`, 'utf8')).toContain(code);
});
