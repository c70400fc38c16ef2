import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { listen } from '../../server/testing/listen.ts';
import type { Browser, Protocol } from './Page.ts';
import { findProgram, startProgram } from './startProgram.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** The page of a browser that speaks the older WebDriver protocol. */
const pageOf = (driver: WebDriver): Protocol => ({
  open: async (url) => driver.get(url),
  reload: async () => driver.navigate().refresh(),
  click: async (point) =>
    driver
      .actions()
      .move({ origin: Origin.VIEWPORT, ...point })
      .click()
      .perform(),
  type: async (keys) =>
    driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(keys).perform(),
  async evaluate(expression) {
    const answer = await driver.executeAsyncScript<{ value: string; failure?: string }>(`
      const [answer] = arguments;
      ${expression}.then((value) => answer({ value }), (error) => answer({ failure: String(error) }));`);
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer.value;
  },
  resize: async (size) => void (await driver.manage().window().setRect(size)),
  takePicture: async () => driver.takeScreenshot(),
});

/** Starts WebKitGTK's own small browser. It keeps all that it stores in memory. */
export async function startWebkit(): Promise<Browser> {
  const program = findProgram('webkit2gtk-driver', '/usr/bin/WebKitWebDriver');
  const binary = findProgram('libwebkit2gtk-4.1-0', '/usr/lib/*/webkit2gtk-4.?/MiniBrowser');
  const folder = await mkdtemp(join(tmpdir(), 'foodlog-webkit-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { address, stop } = await startProgram(program, [`--port=${port}`], folder, async () =>
    fetch(`${url}/status`).then(
      () => url,
      () => undefined,
    ),
  );
  try {
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      // A window with a toolbar cannot be as narrow as a phone.
      'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
    });
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    const version = (await driver.getCapabilities()).getBrowserVersion();
    return {
      version: `WebKitGTK ${version}`,
      protocol: pageOf(driver),
      close: async () => {
        await driver.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
