import CssBaseline from '@mui/material/CssBaseline';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createFoodlogTheme } from '../../library/src/index.ts';
import { languageOf } from './languages.ts';

const provider = { storageManager: null, noSsr: true, disableNestedContext: true } as const;

interface LookProps {
  mode: 'light' | 'dark';
  contrast: 'standard' | 'more';
  density: 'comfortable' | 'compact';
  locale: string;
  children: ReactNode;
}

/** Changes the colour scheme of a story that is shown, which keeps what was done in it. */
function Scheme({ mode }: Pick<LookProps, 'mode'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

/** @param container Where that is put which opens over the page; at its end without it. */
function useLook({ contrast, density, locale }: LookProps, container?: HTMLElement | null) {
  const { localization, direction } = languageOf(locale);
  return useMemo(() => {
    const options = { colorSchemeSelector: 'data', contrast, density, direction };
    const inside = { defaultProps: { container } };
    const components = container ? { MuiPopover: inside } : {};
    return createFoodlogTheme(options, localization, { components });
  }, [contrast, density, direction, localization, container]);
}

function WholePage(look: LookProps) {
  const { locale } = look;
  const { direction } = languageOf(locale);
  // What opens over the page is at its end, where only the page says which way text runs.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return (
    <ThemeProvider {...provider} theme={useLook(look)} defaultMode={look.mode}>
      <Scheme mode={look.mode} />
      <CssBaseline enableColorScheme />
      {look.children}
    </ThemeProvider>
  );
}

/** An example within a page that is not in its language, nor in its colour scheme: a surface of its own. */
export function OwnSurface(look: LookProps) {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const theme = useLook(look, surface);
  return (
    <div ref={setSurface} lang={look.locale} dir={languageOf(look.locale).direction}>
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
      locale={String(globals['locale'])}
    >
      <Story />
    </Surface>
  );
};
