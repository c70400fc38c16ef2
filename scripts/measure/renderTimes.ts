/**
 * Measures how long TotalsCard takes to render, in the browser and on a server, beside the same card in plain MUI and
 * beside the smallest card of MUI. It prints the ratios of medians, and the middle half of the ratios of single rounds; with
 * `--record` it stores them for the docs. They depend on the machine, so it never fails.
 */
import { chromium } from 'playwright';
import { launchOptions } from '../setup/browser.ts';
import { bundle } from './bundle.ts';
import { isRecording, keepMeasured } from './measured.ts';

process.env.NODE_ENV = 'production';
const [cards, rounds, warmUp] = [100, 61, 5];
const goal = 0.35;
const kinds = ['TotalsCard', 'PlainTotals', 'BareCard'] as const;
type Kind = (typeof kinds)[number];

declare global {
  /** Mounts so many of a kind in the page. Returns the time in milliseconds. */
  var mount: (kind: string, count: number) => number;
}

const quantile = (values: number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
const round = (value: number) => Math.round(value * 100) / 100;

/** Measures all kinds in turn, in a different order each round, so that other load on the machine affects all equally. */
async function compare(measure: (kind: Kind) => Promise<number> | number) {
  const times: Record<Kind, number[]> = { TotalsCard: [], PlainTotals: [], BareCard: [] };
  for (let index = 0; index < rounds + warmUp; index += 1) {
    for (const turn of kinds.keys()) {
      const kind = kinds[(turn + index) % kinds.length] ?? 'TotalsCard';
      const took = await measure(kind);
      if (index >= warmUp) times[kind].push(took);
    }
  }
  return (other: Kind) => {
    const ratios = times.TotalsCard.map((took, index) => took / (times[other][index] ?? NaN));
    return {
      ratio: round(quantile(times.TotalsCard, 0.5) / quantile(times[other], 0.5)),
      from: round(quantile(ratios, 0.25)),
      to: round(quantile(ratios, 0.75)),
    };
  };
}

const browser = await chromium.launch(await launchOptions());
const page = await browser.newPage();
await page.setContent('<body></body>');
await page.addScriptTag({ path: await bundle('cards', 'browser'), type: 'module' });
await page.waitForFunction(() => 'mount' in globalThis);
const inBrowser = await compare(async (kind) =>
  page.evaluate(([name, count]) => globalThis.mount(name, count), [kind, cards] as const),
);
await browser.close();

const built: { render: (kind: string, count: number) => number } = await import(
  await bundle('cards', 'server')
);
const onServer = await compare((kind) => built.render(kind, cards));

const render = {
  'in the browser, beside the same card in plain MUI': { ...inBrowser('PlainTotals'), goal },
  'on a server, beside the same card in plain MUI': { ...onServer('PlainTotals'), goal },
  'in the browser, beside a bare Card of MUI': inBrowser('BareCard'),
  'on a server, beside a bare Card of MUI': onServer('BareCard'),
};
console.table(render);
if (isRecording) await keepMeasured({ render });
