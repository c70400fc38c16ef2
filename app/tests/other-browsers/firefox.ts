import { mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Key } from 'selenium-webdriver';
import { BrowsingContext } from 'selenium-webdriver/bidi/generated/browsing_context.js';
import { Input, type InputKeySourceAction } from 'selenium-webdriver/bidi/generated/input.js';
import { Script } from 'selenium-webdriver/bidi/generated/script.js';
import { Session } from 'selenium-webdriver/bidi/generated/session.js';
import type { Index } from 'selenium-webdriver/bidi/index.js';
import type { Browser, Protocol } from './Page.ts';
import { findProgram, startProgram } from './startProgram.ts';

// The types of Selenium say that the module has the class; it is the class.
const Connection: typeof Index = createRequire(import.meta.url)('selenium-webdriver/bidi/index.js');

/** The browser asks nothing of the network by itself, and opens no page of its own. */
const preferences = `
user_pref("app.normandy.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
`;

const keyPress = (value: string): InputKeySourceAction[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/**
 * A new page of a browser that speaks WebDriver BiDi.
 * @param driver what the classes of Selenium ask for the connection.
 */
async function openPage(driver: object): Promise<Protocol> {
  const contexts = await BrowsingContext.create(driver);
  const input = await Input.create(driver);
  const script = await Script.create(driver);
  const { context } = await contexts.create({ type: 'tab' });
  return {
    open: async (url) => void (await contexts.navigate({ context, url, wait: 'complete' })),
    reload: async () => void (await contexts.reload({ context, wait: 'complete' })),
    click: async ({ x, y }) =>
      input.performActions({
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    async type(keys) {
      const actions = [
        { type: 'keyDown', value: Key.CONTROL },
        ...keyPress('a'),
        { type: 'keyUp', value: Key.CONTROL },
        ...Array.from(keys, keyPress).flat(),
      ] satisfies InputKeySourceAction[];
      await input.performActions({ context, actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async evaluate(expression) {
      const target = { context };
      const answer = await script.evaluate({ expression, target, awaitPromise: true });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return answer.result.type === 'string' ? answer.result.value : 'null';
    },
    resize: async (viewport) => contexts.setViewport({ context, viewport }),
    takePicture: async () => (await contexts.captureScreenshot({ context })).data,
  };
}

/** Starts Firefox, which is driven by WebDriver BiDi: that needs no program beside it. */
export async function startFirefox(): Promise<Browser> {
  const program = findProgram('firefox-esr', '/usr/bin/firefox-esr', '/usr/bin/firefox');
  const folder = await mkdtemp(join(tmpdir(), 'foodlog-firefox-'));
  await writeFile(join(folder, 'user.js'), preferences);
  const { address, stop } = await startProgram(
    program,
    ['--no-remote', '--profile', folder, '--remote-debugging-port=0'],
    folder,
    async (output) => /WebDriver BiDi listening on (ws:\S+)/.exec(output)?.[1],
  );
  try {
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
      protocol: await openPage(driver),
      close: async () => {
        await bidi.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
