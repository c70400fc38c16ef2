import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { temporaryFolder } from './testServer.ts';

const page =
  '<!doctype html><script type="application/json" id="runtime-config">{}</script><div id="root"></div>';

/** What a visitor's home page has more. */
export const welcome = '<h1>Welcome</h1>';

/** A script of a built client. */
export const script = 'console.log(1)';

/** Creates a folder with a built client, beside a file that nobody may read. */
export async function builtClient(index = page): Promise<string> {
  const clientDir = await temporaryFolder();
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'index.html'), index);
  await writeFile(join(clientDir, 'home.html'), `${index}${welcome}`);
  await writeFile(join(clientDir, 'service-worker.js'), 'addEventListener();');
  await writeFile(join(clientDir, 'favicon.svg'), '<svg/>');
  await writeFile(join(clientDir, 'assets/index-a1b2.js'), script);
  await writeFile(join(clientDir, 'assets/index-a1b2.js.br'), brotliCompressSync(script));
  await mkdir(join(clientDir, 'foods'));
  await writeFile(join(clientDir, 'foods/usda-a1b2.json'), '{}');
  await writeFile(join(clientDir, '.secret'), 'secret');
  return clientDir;
}
