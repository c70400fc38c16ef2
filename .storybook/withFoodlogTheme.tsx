import CssBaseline from '@mui/material/CssBaseline';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { createFoodlogTheme } from '../library/src/index.ts';

const theme = createFoodlogTheme({ colorSchemeSelector: 'data' });
const provider = { theme, storageManager: null, noSsr: true, disableNestedContext: true } as const;

interface SchemeProps {
  mode: 'light' | 'dark';
  children: ReactNode;
}

function WholePage({ mode, children }: SchemeProps) {
  return (
    <ThemeProvider {...provider} defaultMode={mode}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}

/** Stories of both schemes share a documentation page, so there each needs a surface of its own. */
function OwnSurface({ mode, children }: SchemeProps) {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  return (
    <div ref={setSurface}>
      {surface && (
        <ThemeProvider {...provider} {...{ colorSchemeNode: surface }} defaultMode={mode}>
          <ScopedCssBaseline enableColorScheme sx={{ padding: 2 }}>
            {children}
          </ScopedCssBaseline>
        </ThemeProvider>
      )}
    </div>
  );
}

/** Shows a story in the Foodlog theme, in the colour scheme that the toolbar or the story chose. */
export const withFoodlogTheme: Decorator = (Story, { globals, viewMode }) => {
  const mode = globals['theme'] === 'dark' ? 'dark' : 'light';
  const Surface = viewMode === 'docs' ? OwnSurface : WholePage;
  return (
    <Surface key={mode} mode={mode}>
      <Story />
    </Surface>
  );
};
