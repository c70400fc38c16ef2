import createCache, { type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';

/** For tests: the style tags that a page with only this element has, read by `read`. */
export function stylesInPage<Read>(
  element: ReactElement,
  read: (tags: HTMLStyleElement[]) => Read,
  stylisPlugins?: StylisPlugin[],
): Read {
  const container = document.body.appendChild(document.createElement('div'));
  const value = createCache({ key: 'css', container, ...(stylisPlugins && { stylisPlugins }) });
  const { unmount } = render(createElement(CacheProvider, { value }, element));
  const result = read([...container.querySelectorAll('style')]);
  unmount();
  container.remove();
  return result;
}
