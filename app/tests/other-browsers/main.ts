/**
 * Takes a person's way through the built product in Firefox and in WebKit, as Debian packages them, and prints a line for
 * each step. `-- firefox` or `-- webkit` takes it in one of them. It fails when a step fails or a browser is not installed.
 * Pictures of the log are in `test-results/other-browsers`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { corePath } from './corePath.ts';
import type { Engine } from './EnginePage.ts';
import { startFirefox } from './firefox.ts';
import { MissingPackage } from './Programs.ts';
import { Server } from './Server.ts';
import { sizes, takePictures } from './takePictures.ts';
import { startWebkit } from './webkit.ts';

const pictures = fileURLToPath(new URL('../../../test-results/other-browsers/', import.meta.url));
const engines = new Map([
  ['firefox', startFirefox],
  ['webkit', startWebkit],
]);

const tell = (engine: string, step: string, result: string) =>
  console.log(`${engine.padEnd(20)}${step.padEnd(48)}${result}`);

/** Takes one step after the other, until one fails. @returns whether all hold. */
async function takeSteps(engine: string, { version, page }: Engine, server: Server) {
  await page.resize(sizes.desktop);
  const picture = async (name: string) => takePictures(page, `${pictures}${engine}-${name}`);
  let hasFailed = false;
  for (const { name, take } of corePath) {
    if (hasFailed) {
      tell(version, name, 'not reached');
      continue;
    }
    try {
      await take({ page, server, picture });
      tell(version, name, 'holds');
    } catch (error) {
      hasFailed = true;
      tell(version, name, `FAILS: ${error instanceof Error ? error.message : String(error)}`);
      await writeFile(`${pictures}${engine}-failed.png`, await page.takePicture(), 'base64');
    }
  }
  return !hasFailed;
}

/** @returns whether the engine is installed and all steps hold in it. */
async function prove(name: string, start: () => Promise<Engine>): Promise<boolean> {
  let engine: Engine;
  try {
    engine = await start();
  } catch (error) {
    if (!(error instanceof MissingPackage)) throw error;
    tell(name, 'not tried', error.message);
    return false;
  }
  const server = await Server.create();
  try {
    return await takeSteps(name, engine, server);
  } finally {
    await engine.close();
    await server.delete();
  }
}

const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.find((name) => !engines.has(name));
if (unknown !== undefined) throw new Error(`There is no engine ${unknown}.`);
await mkdir(pictures, { recursive: true });
tell('Engine', 'Step', 'Result');
for (const [name, start] of engines) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  if (!(await prove(name, start))) process.exitCode = 1;
}
