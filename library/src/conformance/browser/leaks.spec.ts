import { expect, test, type Page } from 'playwright/test';
import { componentNames } from './componentNames.ts';
import { openLibrary } from './openLibrary.ts';

/** What stays once all that can go is gone. */
async function measure(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  // Once more for what finalizers set free.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const count = (name: string) => metrics.find((metric) => metric.name === name)?.value;
  const styles = await page.evaluate(() => document.styleSheets.length);
  return { heap: usedSize, listeners: count('JSEventListeners'), nodes: count('Nodes'), styles };
}

/** Heap in bytes, by which each time may differ: code that is compiled anew, tables that grow. */
const BYTES = 150;

for (const name of componentNames) {
  test(`${name}, mounted and unmounted 1,000 times, leaves heap, nodes and listeners where they were`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openLibrary(page);
    const mount = (times: number) =>
      page.evaluate(([one, n]) => window.library.mountAndUnmount(one, n), [name, times] as const);
    // What is made once stays: styles, formats, compiled code.
    await mount(1500);
    const { heap: before, ...counts } = await measure(page);
    await mount(1000);
    const { heap: after, ...countsAfter } = await measure(page);
    expect(countsAfter).toEqual(counts);
    // A node, a listener or a closure left behind each time would be more.
    expect(after - before).toBeLessThan(1000 * BYTES);
  });
}
