import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ConfigEnv, Plugin } from 'vite';

const name = 'virtual:theme.css';

/**
 * Returns the styles that MUI would add to a page with that theme: its variables in all colour schemes, and the baseline.
 * @throws Error when there are none.
 */
function stylesOf(theme: Theme): string {
  const page = createElement(ThemeProvider, { theme }, createElement(CssBaseline));
  const sheets = renderToStaticMarkup(page).matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  const styles = Array.from(sheets, ([, text]) => text).join('\n');
  if (!styles.includes('--foodlog-spacing')) throw new Error('MUI has rendered no variables.');
  return styles;
}

/**
 * Makes `virtual:theme.css` of the theme of AppTheme.tsx. In a browser, that would take a tenth of the time in which the log
 * opens from what the device has kept.
 */
export function themeStyles(command: ConfigEnv['command']): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      // In development, AppTheme.tsx leaves it to MUI, so that a changed token shows at once.
      if (command === 'serve') return '';
      const { createFoodlogTheme } = await import('@foodlog/ui');
      const options = { colorSchemeSelector: 'data-theme' } as const;
      const compact = stylesOf(createFoodlogTheme({ ...options, density: 'compact' }));
      const [spacing] = /--foodlog-spacing:[^;}]*/.exec(compact) ?? [];
      return `${stylesOf(createFoodlogTheme(options))}\n[data-density="compact"]{${spacing}}`;
    },
  };
}
