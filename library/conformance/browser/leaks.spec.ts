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
  test(`${name}, mounted and unmounted 1,000 times, adds no memory, nodes, listeners or style sheets`, async ({
    page,
  }) => {
    await openLibrary(page);
    const mount = () => page.evaluate((one) => window.library.mountAndUnmount(one, 1000), name);
    await mount();
    let { heap, ...counts } = await measure(page);
    const growths: number[] = [];
    // A leak grows the heap in every round; a cache stops growing.
    while (growths.length < ROUNDS && !growths.some((growth) => growth < 1000 * BYTES)) {
      await mount();
      const { heap: after, ...countsAfter } = await measure(page);
      expect(countsAfter).toEqual(counts);
      growths.push(after - heap);
      heap = after;
    }
    expect(Math.min(...growths)).toBeLessThan(1000 * BYTES);
  });
}
