/**
 * Measures how long TotalsCard takes to render, in the browser and on a server, beside the same card in plain MUI. It
 * prints the ratios and stores them for the docs. They depend on the machine, so it never fails.
 */
import { chromium } from 'playwright';
import { launchOptions } from '../setup/browser.ts';
import { bundle } from './bench/bundle.ts';
import { compare } from './bench/compare.ts';
import { isRecording, keepMeasured } from './measured.ts';

process.env.NODE_ENV = 'production';
const CARDS = 100;
const ROUNDS = 61;
const GOAL = 0.35;

declare global {
  /** Mounts so many of a kind in the page. Returns the time in milliseconds. */
  var mount: (kind: string, count: number) => number;
}

async function inTheBrowser() {
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage();
  await page.setContent('<body></body>');
  await page.addScriptTag({ path: await bundle('inTheBrowser', 'browser'), type: 'module' });
  await page.waitForFunction(() => 'mount' in globalThis);
  const result = await compare(
    async (kind) =>
      page.evaluate(([name, count]) => globalThis.mount(name, count), [kind, CARDS] as const),
    ROUNDS,
  );
  await browser.close();
  return result;
}

async function onTheServer() {
  const { render }: { render: (kind: string, count: number) => number } = await import(
    await bundle('onTheServer', 'server')
  );
  return compare((kind) => render(kind, CARDS), ROUNDS);
}

const browser = await inTheBrowser();
const server = await onTheServer();
const render = {
  'in the browser, beside the same card in plain MUI': { ...browser.plain, goal: GOAL },
  'on a server, beside the same card in plain MUI': { ...server.plain, goal: GOAL },
  'in the browser, beside a bare Card of MUI': browser.bare,
  'on a server, beside a bare Card of MUI': server.bare,
};
console.table(render);
if (isRecording) await keepMeasured({ render });
