import { expect, test, type Page } from 'playwright/test';
import { componentNames } from './componentNames.ts';
import { openLibrary } from './openLibrary.ts';

/** Measures the memory, listeners, nodes and style sheets that are left after garbage collection. */
async function measure(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  // Finalizers free more objects, which only a later collection removes.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const count = (name: string) => metrics.find((metric) => metric.name === name)?.value;
  const styles = await page.evaluate(() => document.styleSheets.length);
  return { heap: usedSize, listeners: count('JSEventListeners'), nodes: count('Nodes'), styles };
}

/**
 * The bytes that one mount and unmount may leave on the heap. They are fewer than the smallest node, listener or closure
 * takes, and more than the engine's own tables grow by after it has compiled the code.
 */
const BYTES = 50;
const ROUNDS = 5;

for (const name of componentNames) {
  const mount = async (page: Page, times: number) => {
    await page.evaluate((one) => window.library.mountAndUnmount(...one), [name, times] as const);
    return measure(page);
  };

  test(`${name}, mounted and unmounted 100 times, adds no nodes, listeners or style sheets`, async ({
    page,
  }) => {
    await openLibrary(page);
    const { heap: _, ...before } = await mount(page, 100);
    expect(await mount(page, 100)).toMatchObject(before);
  });

  // `npm run prove -- browser` sets it.
  if (process.env['PROVE_LONG']) {
    test(`${name}, mounted and unmounted 1,000 times, adds no memory`, async ({ page }) => {
      await openLibrary(page);
      let { heap } = await mount(page, 1000);
      const growths: number[] = [];
      // A leak grows the heap in every round; a cache stops growing.
      while (growths.length < ROUNDS && !growths.some((growth) => growth < 1000 * BYTES)) {
        const after = await mount(page, 1000);
        growths.push(after.heap - heap);
        heap = after.heap;
      }
      expect(Math.min(...growths)).toBeLessThan(1000 * BYTES);
    });
  }
}
