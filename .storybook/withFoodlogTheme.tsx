import CssBaseline from '@mui/material/CssBaseline';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createFoodlogTheme } from '../library/src/index.ts';

const provider = { storageManager: null, noSsr: true, disableNestedContext: true } as const;

interface LookProps {
  mode: 'light' | 'dark';
  contrast: 'standard' | 'more';
  density: 'comfortable' | 'compact';
  children: ReactNode;
}

/** Changes the colour scheme of a story that is shown, which keeps what was done in it. */
function Scheme({ mode }: Pick<LookProps, 'mode'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

function useLook({ contrast, density }: LookProps) {
  return useMemo(
    () => createFoodlogTheme({ colorSchemeSelector: 'data', contrast, density }),
    [contrast, density],
  );
}

function WholePage(look: LookProps) {
  return (
    <ThemeProvider {...provider} theme={useLook(look)} defaultMode={look.mode}>
      <Scheme mode={look.mode} />
      <CssBaseline enableColorScheme />
      {look.children}
    </ThemeProvider>
  );
}

/** Stories of both schemes share a documentation page, so there each needs a surface of its own. */
function OwnSurface(look: LookProps) {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const theme = useLook(look);
  return (
    <div ref={setSurface}>
      {surface && (
        <ThemeProvider
          {...provider}
          {...{ colorSchemeNode: surface }}
          theme={theme}
          defaultMode={look.mode}
        >
          <Scheme mode={look.mode} />
          <ScopedCssBaseline enableColorScheme sx={{ padding: 2 }}>
            {look.children}
          </ScopedCssBaseline>
        </ThemeProvider>
      )}
    </div>
  );
}

/** Shows a story in the Foodlog theme, as the toolbar or the story chose. */
export const withFoodlogTheme: Decorator = (Story, { globals, viewMode }) => {
  const Surface = viewMode === 'docs' ? OwnSurface : WholePage;
  return (
    <Surface
      mode={globals['theme'] === 'dark' ? 'dark' : 'light'}
      contrast={globals['contrast'] === 'more' ? 'more' : 'standard'}
      density={globals['density'] === 'compact' ? 'compact' : 'comfortable'}
    >
      <Story />
    </Surface>
  );
};
