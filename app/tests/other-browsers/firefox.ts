import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Index } from 'selenium-webdriver/bidi/index.js';
import { Session } from 'selenium-webdriver/bidi/generated/session.js';
import { bidiPage } from './bidiPage.ts';
import type { Engine } from './EnginePage.ts';
import { findProgram, Programs } from './Programs.ts';

// The types of Selenium say that the module has the class; it is the class.
const Connection: typeof Index = createRequire(import.meta.url)('selenium-webdriver/bidi/index.js');

/** The browser asks nothing of the network by itself, and opens no page of its own. */
const preferences = `
user_pref("app.normandy.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
`;

/** Starts Firefox, which is driven by WebDriver BiDi: that needs no program beside it. */
export async function startFirefox(): Promise<Engine> {
  const program = findProgram('firefox-esr xvfb', '/usr/bin/firefox-esr', '/usr/bin/firefox');
  const programs = await Programs.create();
  try {
    await writeFile(join(programs.folder, 'user.js'), preferences);
    const address = await programs.start(
      program,
      ['--no-remote', '--profile', programs.folder, '--remote-debugging-port=0'],
      /WebDriver BiDi listening on (ws:\S+)/,
      await programs.startDisplay(),
    );
    const bidi = new Connection(`${address}/session`);
    // The classes of Selenium expect a driver of the older protocol; this is all that they need of it.
    const driver = {
      getCapabilities: async () => Promise.resolve(new Map([['webSocketUrl', address]])),
      getBidi: async () => Promise.resolve(bidi),
    };
    const session = await Session.create(driver);
    const { capabilities } = await session.new({ capabilities: {} });
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      page: await bidiPage(driver),
      close: async () => {
        await bidi.close();
        await programs.stop();
      },
    };
  } catch (error) {
    await programs.stop();
    throw error;
  }
}
