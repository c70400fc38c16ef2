import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { componentsFolder } from '../http/componentsPackage.ts';

/** A theme as Descope's components define it: nested values, which become CSS variables. */
interface ComponentTheme {
  globals: Record<string, unknown>;
  components: Record<string, unknown>;
}

/** A theme as the web component loads it: CSS for each component, and their common variables. */
export interface ThemeStyle {
  globals: string;
  components: Record<string, Record<string, string>>;
}

interface DescopeDev {
  defaultTheme: ComponentTheme;
  themeToStyle: (theme: ComponentTheme) => ThemeStyle;
}

/** A function that can be called, constructed and extended. */
function BrowserClass(): void {}

/** Replaces every browser object that the bundle uses while it defines its components. */
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
 * Loads the default theme of the installed UI components and the function that converts a theme to CSS. The package
 * contains them only in a bundle for browsers, so the bundle runs with replacements for browser objects.
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
  // The bundle recognizes objects by the Object of its own context.
  const parseInContext: (text: string) => ComponentTheme = runInContext('JSON.parse', context);
  return {
    defaultTheme,
    themeToStyle: (theme) => themeToStyle(parseInContext(JSON.stringify(theme))),
  };
};
