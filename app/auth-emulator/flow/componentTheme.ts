import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { componentsFolder } from '../http/componentsPackage.ts';

/** A theme as Descope's components describe it: nested values, turned into CSS variables. */
interface ComponentTheme {
  globals: Record<string, unknown>;
  components: Record<string, unknown>;
}

/** A theme as the web component loads it: CSS per component, and the variables they share. */
export interface ThemeStyle {
  globals: string;
  components: Record<string, Record<string, string>>;
}

interface DescopeDev {
  defaultTheme: ComponentTheme;
  themeToStyle: (theme: ComponentTheme) => ThemeStyle;
}

/** Can be called, constructed and extended. */
function BrowserClass(): void {}

/** Stands for every browser object that the bundle touches while it defines its components. */
const browserObject: object = new Proxy(BrowserClass, {
  get: (_target, property) => {
    if (property === Symbol.toPrimitive) return () => '';
    if (property === Symbol.iterator) return () => [].values();
    return browserObject;
  },
  apply: () => browserObject,
  construct: () => browserObject,
  set: () => true,
});

const browserObjects = [
  'document',
  'navigator',
  'localStorage',
  'CSSStyleSheet',
  'MutationObserver',
  'ResizeObserver',
  'requestAnimationFrame',
  'setTimeout',
  'addEventListener',
  'matchMedia',
];
const browserClasses = [
  'HTMLElement',
  'Node',
  'DocumentFragment',
  'ShadowRoot',
  'Event',
  'CustomEvent',
];

/**
 * Loads the default theme of the installed UI components, and the function that turns a theme into
 * CSS. The package has them only in a bundle for browsers, so a bare outline of one is put around it.
 */
export const loadComponentTheme = (): DescopeDev => {
  const window: Record<string, unknown> & { DescopeDev?: DescopeDev } = {
    ...Object.fromEntries(browserObjects.map((name) => [name, browserObject])),
    ...Object.fromEntries(browserClasses.map((name) => [name, BrowserClass])),
    console: { log() {}, warn() {}, error() {} },
    customElements: { define() {}, get() {} },
    importScripts() {},
    location: 'http://localhost/',
    URL,
  };
  window['self'] = window;
  window['window'] = window;
  const context = createContext(window);
  runInContext(readFileSync(join(componentsFolder, 'DescopeDev.js'), 'utf8'), context);
  if (!window.DescopeDev) {
    throw new Error('@descope/web-components-ui has no theme any more; see componentTheme.ts.');
  }
  const { defaultTheme, themeToStyle } = window.DescopeDev;
  // The bundle tells objects from values by its own context's Object.
  const parseInContext: (text: string) => ComponentTheme = runInContext('JSON.parse', context);
  return {
    defaultTheme,
    themeToStyle: (theme) => themeToStyle(parseInContext(JSON.stringify(theme))),
  };
};
