import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { brand, darkBrand } from '../brand.ts';
import type { StorybookPreview } from '../testing/StorybookPreview.types.ts';

/** Shows a docs page in the colour scheme chosen in the toolbar, like its stories. */
export function DocsInScheme(props: ComponentProps<typeof DocsContainer>) {
  // Read from the store: the events also come from the frames of all stories on the page.
  const { storyStore }: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const { theme } = storyStore.userGlobals.get();
  return <DocsContainer {...props} theme={theme === 'dark' ? darkBrand : brand} />;
}
