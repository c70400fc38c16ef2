/**
 * Takes a person's way through the built product in Firefox and in WebKit, as Debian packages them, and prints each step
 * before it is taken. `-- firefox` or `-- webkit` takes it in one of them. It ends with the error of a step that fails, or
 * with the packages to install. A picture of the page that failed is in `test-results/other-browsers`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { corePath } from './corePath.ts';
import { startFirefox } from './firefox.ts';
import { Page } from './Page.ts';
import { Server } from './Server.ts';
import { startWebkit } from './webkit.ts';

const pictures = fileURLToPath(new URL('../../../test-results/other-browsers/', import.meta.url));
const browsers = new Map([
  ['firefox', startFirefox],
  ['webkit', startWebkit],
]);

const names = process.argv.length > 2 ? process.argv.slice(2) : browsers.keys();
for (const name of names) {
  const start = browsers.get(name);
  if (!start) throw new Error(`There is no browser ${name}.`);
  const browser = await start();
  const { version, protocol } = browser;
  const page = new Page(protocol);
  const server = new Server();
  try {
    await server.start();
    for (const step of corePath) {
      console.log(`${version} ${step.name}`);
      await step.take({ page, server });
    }
    console.log(`${version}: all steps hold`);
  } catch (error) {
    await mkdir(pictures, { recursive: true });
    await writeFile(`${pictures}${version}.png`, await protocol.takePicture(), 'base64');
    throw error;
  } finally {
    await browser.close();
    await server.delete();
  }
}
