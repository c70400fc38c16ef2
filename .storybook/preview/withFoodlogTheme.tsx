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

/** Changes the colour scheme of the rendered story without remounting it, so that its state is kept. */
function Scheme({ mode }: Pick<LookProps, 'mode'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

/** @param container The parent of popovers. Defaults to the body. */
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
  // Popovers are rendered into the body, so the direction must be set on the document.
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

/** Shows an example in its own language and colour scheme inside a docs page. */
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

/** Shows a story in the Foodlog theme with the globals of the toolbar or the story. */
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
