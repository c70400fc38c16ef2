/**
 * Takes a person's way through the built product in Firefox and in WebKit, as Debian packages them, and prints each step
 * before it is taken. `-- firefox` or `-- webkit` takes it in one of them. It ends with the error of a step that fails, or
 * with the packages to install. A picture of the page that failed is in `test-results/other-browsers`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { corePath } from './corePath.ts';
import { startFirefox } from './firefox.ts';
import { Server } from './Server.ts';
import { startWebkit } from './webkit.ts';

const pictures = fileURLToPath(new URL('../../../test-results/other-browsers/', import.meta.url));
const engines = new Map([
  ['firefox', startFirefox],
  ['webkit', startWebkit],
]);

const names = process.argv.length > 2 ? process.argv.slice(2) : engines.keys();
for (const name of names) {
  const start = engines.get(name);
  if (!start) throw new Error(`There is no engine ${name}.`);
  const browser = await start();
  const { version, page } = browser;
  const server = await Server.create();
  try {
    for (const step of corePath) {
      console.log(`${version} ${step.name}`);
      await step.take({ page, server });
    }
    console.log(`${version}: all steps hold`);
  } catch (error) {
    await mkdir(pictures, { recursive: true });
    await writeFile(`${pictures}${version}.png`, await page.takePicture(), 'base64');
    throw error;
  } finally {
    await browser.close();
    await server.delete();
  }
}
