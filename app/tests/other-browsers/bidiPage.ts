import { Key } from 'selenium-webdriver';
import { BrowsingContext } from 'selenium-webdriver/bidi/generated/browsing_context.js';
import {
  Input,
  type InputKeySourceAction,
  type InputPointerSourceAction,
} from 'selenium-webdriver/bidi/generated/input.js';
import {
  Script,
  type ScriptEvaluateResult,
  type ScriptLocalValue,
} from 'selenium-webdriver/bidi/generated/script.js';
import type { EnginePage } from './EnginePage.ts';
import { waitFor } from './waitFor.ts';

/** The page, and the parts of it that the sign-in provider draws, into which a search does not look by itself. */
const findRoots = `(() => {
  const roots = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  return roots;
})()`;

/** The elements in the answer of a script. */
const sharedIds = (answer: ScriptEvaluateResult) =>
  answer.type === 'success' && answer.result.type === 'array'
    ? (answer.result.value ?? []).flatMap((node) =>
        'sharedId' in node && node.sharedId !== undefined ? [{ sharedId: node.sharedId }] : [],
      )
    : [];

const keyPress = (value: string): InputKeySourceAction[] => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];

/**
 * A new page of a browser that speaks WebDriver BiDi.
 * @param driver what the classes of Selenium ask for the connection.
 */
export async function bidiPage(driver: object): Promise<EnginePage> {
  const [contexts, input, script] = await Promise.all([
    BrowsingContext.create(driver),
    Input.create(driver),
    Script.create(driver),
  ]);
  const { context } = await contexts.create({ type: 'tab' });

  async function evaluate(expression: string) {
    const answer = await script.evaluate({
      // What is sent back as JSON needs no types of the protocol.
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.type === 'string' ? answer.result.value : 'null');
  }

  /** The elements with a role, and with the whole name if one is given, as the engine computes them. */
  async function locate(value: { role: string; name?: string }) {
    const roots = await script.evaluate({
      expression: findRoots,
      target: { context },
      awaitPromise: false,
    });
    const locator = { type: 'accessibility', value } as const;
    const { nodes } = await contexts.locateNodes({
      context,
      startNodes: sharedIds(roots),
      locator,
    });
    return nodes.flatMap(({ sharedId }) => (sharedId === undefined ? [] : [{ sharedId }]));
  }

  async function call(functionDeclaration: string, ...values: ScriptLocalValue[]) {
    return script.callFunction({
      functionDeclaration,
      arguments: values,
      target: { context },
      awaitPromise: false,
    });
  }

  async function find(roles: string[], name: string) {
    for (const role of roles) {
      const [exact] = await locate({ role, name });
      if (exact) return exact;
      // The protocol does not tell a name, so that its beginning is compared with the text.
      const choose = '(name, ...all) => all.filter((one) => one.textContent.startsWith(name))';
      const all = await locate({ role });
      const [other] = sharedIds(await call(choose, { type: 'string', value: name }, ...all));
      if (other) return other;
    }
    return undefined;
  }

  return {
    open: async (url) => void (await contexts.navigate({ context, url, wait: 'complete' })),
    reload: async () => void (await contexts.reload({ context, wait: 'complete' })),
    async press(roles, name) {
      const element = await waitFor(`control “${name}”`, async () => find(roles, name));
      await call("(element) => element.scrollIntoView({ block: 'center' })", element);
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ] satisfies InputPointerSourceAction[];
      await input.performActions({ context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    async type(keys) {
      const actions = [
        { type: 'keyDown', value: Key.CONTROL },
        ...keyPress('a'),
        { type: 'keyUp', value: Key.CONTROL },
        ...Array.from(keys, keyPress).flat(),
      ] satisfies InputKeySourceAction[];
      await input.performActions({ context, actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    evaluate,
    resize: async (viewport) => contexts.setViewport({ context, viewport }),
    takePicture: async () => (await contexts.captureScreenshot({ context })).data,
  };
}
