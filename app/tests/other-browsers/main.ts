/**
 * Takes a person's way through the built product in Firefox and in WebKit, as Debian packages them, and prints a line for
 * each step. `-- firefox` or `-- webkit` takes it in one of them. It fails when a step fails or a browser is not installed.
 * A picture of a page that fails is in `test-results/other-browsers`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { corePath } from './corePath.ts';
import type { Engine } from './EnginePage.ts';
import { startFirefox } from './firefox.ts';
import { Server } from './Server.ts';
import { startWebkit } from './webkit.ts';

const pictures = fileURLToPath(new URL('../../../test-results/other-browsers/', import.meta.url));
const engines: Record<string, () => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebkit,
};

const tell = (engine: string, step: string, result: string) =>
  console.log(`${engine.padEnd(20)}${step.padEnd(48)}${result}`);

/** Takes one step after the other, until one fails. @returns whether all hold. */
async function takeSteps({ version, page }: Engine, server: Server): Promise<boolean> {
  let hasFailed = false;
  for (const { name, take } of corePath) {
    if (hasFailed) {
      tell(version, name, 'not reached');
      continue;
    }
    try {
      await take({ page, server });
      tell(version, name, 'holds');
    } catch (error) {
      hasFailed = true;
      tell(version, name, `FAILS: ${error instanceof Error ? error.message : String(error)}`);
      await mkdir(pictures, { recursive: true });
      await writeFile(`${pictures}${version}.png`, await page.takePicture(), 'base64');
    }
  }
  return !hasFailed;
}

/** @returns whether the browser is installed and all steps hold in it. */
async function prove(name: string, start: () => Promise<Engine>): Promise<boolean> {
  const engine = await start().catch((error: unknown) => tell(name, 'not tried', String(error)));
  if (!engine) return false;
  const server = await Server.create();
  try {
    return await takeSteps(engine, server);
  } finally {
    await engine.close();
    await server.delete();
  }
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(engines);
tell('Engine', 'Step', 'Result');
for (const name of names) {
  const start = engines[name];
  if (!start) throw new Error(`There is no engine ${name}.`);
  if (!(await prove(name, start))) process.exitCode = 1;
}
