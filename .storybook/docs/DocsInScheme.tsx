import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { brand, darkBrand } from '../brand.ts';
import './docs.css';

/** Shows a docs page in the colour scheme chosen in the toolbar, like its stories. */
export function DocsInScheme({ children, ...props }: ComponentProps<typeof DocsContainer>) {
  // Read from the store: the events also come from the frames of all stories on the page.
  const { theme } = window.__STORYBOOK_PREVIEW__.storyStore.userGlobals.get();
  const look = theme === 'dark' ? darkBrand : brand;
  return (
    <DocsContainer {...props} theme={look}>
      <div className="page" style={{ color: look.textColor }}>
        {children}
      </div>
    </DocsContainer>
  );
}
