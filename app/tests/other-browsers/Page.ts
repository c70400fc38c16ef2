import { isDeepStrictEqual } from 'node:util';
import { waitFor } from './waitFor.ts';

/** A point in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** What the protocol of a browser does with its one page. */
export interface Protocol {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  click: (point: Point) => Promise<void>;
  /** Types into what has the focus, in place of what is there. */
  type: (keys: string) => Promise<void>;
  /** Returns the string that a JavaScript expression comes to in the page. A promise is awaited. */
  evaluate: (expression: string) => Promise<string>;
  resize: (size: { width: number; height: number }) => Promise<void>;
  /** A picture of the window, as base64 of a PNG. */
  takePicture: () => Promise<string>;
}

/** A running browser with one page. */
export interface Browser {
  version: string;
  protocol: Protocol;
  /** Ends the browser and deletes what it has stored. */
  close(): Promise<void>;
}

/**
 * Brings a control whose name is or begins with this one to the middle of the window, where nothing covers it. Looks also into the parts that the
 * sign-in provider draws. @returns its middle.
 */
function findControl(name: string): Point | undefined {
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const element of root.querySelectorAll<HTMLInputElement>('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (!element.matches('a, button, input, textarea') || !element.checkVisibility()) continue;
      const label = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.placeholder;
      if (!(label || element.textContent).startsWith(name)) continue;
      element.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      if (element.contains(root.elementFromPoint(point.x, point.y))) return point;
    }
  }
  return undefined;
}

/** A page in a browser of any kind, in the words of what a person does with it. */
export class Page {
  readonly #protocol: Protocol;
  readonly open: Protocol['open'];
  readonly reload: Protocol['reload'];
  readonly type: Protocol['type'];
  readonly resize: Protocol['resize'];

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
    ({ open: this.open, reload: this.reload, type: this.type, resize: this.resize } = protocol);
  }

  /** What a JavaScript expression comes to in the page, sent back as JSON, which needs no types of a protocol. */
  async evaluate(expression: string): Promise<unknown> {
    const json = `(async () => JSON.stringify((await (${expression})) ?? null))()`;
    return JSON.parse(await this.#protocol.evaluate(json));
  }

  /** Waits for a control with this name, or one that begins so, and presses it. */
  async press(name: string) {
    const find = `(${findControl.toString()})(${JSON.stringify(name)})`;
    let last: unknown;
    const point = await waitFor(`control “${name}” that stands still`, async () => {
      const before = last;
      last = await this.evaluate(find);
      return last !== null && isDeepStrictEqual(last, before) && last;
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- findControl returns it.
    await this.#protocol.click(point as Point);
  }
}
