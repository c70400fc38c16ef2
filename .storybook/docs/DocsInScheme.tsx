import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { brand, darkBrand } from '../brand.ts';
import type { StorybookPreview } from '../testing/StorybookPreview.types.ts';

/** The docs in the colour scheme that the toolbar chose, as what they are about. */
export function DocsInScheme(props: ComponentProps<typeof DocsContainer>) {
  // Not by its events, which come from the frames of all stories on the page too.
  const { storyStore }: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const { theme } = storyStore.userGlobals.get();
  return <DocsContainer {...props} theme={theme === 'dark' ? darkBrand : brand} />;
}
