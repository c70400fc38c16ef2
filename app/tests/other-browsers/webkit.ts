import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, Capabilities } from 'selenium-webdriver';
import { listen } from '../../server/testing/listen.ts';
import type { Engine } from './EnginePage.ts';
import { findProgram, Programs } from './Programs.ts';
import { waitFor } from './waitFor.ts';
import { webDriverPage } from './webDriverPage.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts WebKitGTK's own small browser on a display that nobody sees. It keeps all that it stores in memory. */
export async function startWebkit(): Promise<Engine> {
  const driverProgram = findProgram('webkit2gtk-driver xvfb', '/usr/bin/WebKitWebDriver');
  const binary = findProgram('libwebkit2gtk-4.1-0', '/usr/lib/*/webkit2gtk-4.?/MiniBrowser');
  const programs = await Programs.create();
  try {
    const display = await programs.startDisplay();
    const port = await freePort();
    const server = `http://127.0.0.1:${port}`;
    programs.run(driverProgram, [`--port=${port}`], { ...display, HOME: programs.folder });
    await waitFor('answer of WebKitWebDriver', async () =>
      fetch(`${server}/status`).catch(() => undefined),
    );
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      // A window with a toolbar cannot be as narrow as a phone.
      'webkitgtk:browserOptions': { binary, args: ['--automation', '--full-screen'] },
    });
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    const version = (await driver.getCapabilities()).getBrowserVersion();
    return {
      version: `WebKitGTK ${version}`,
      page: webDriverPage(driver),
      close: async () => {
        await driver.quit();
        await programs.stop();
      },
    };
  } catch (failure) {
    await programs.stop();
    throw failure;
  }
}
