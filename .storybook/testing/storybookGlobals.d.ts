import type { ReactRenderer } from '@storybook/react-vite';
import type { Channel } from 'storybook/internal/channels';
import type { PreviewWeb } from 'storybook/preview-api';

declare global {
  /** What Storybook sets in the window of a story or of a docs page. */
  interface Window {
    __STORYBOOK_PREVIEW__: PreviewWeb<ReactRenderer>;
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}
