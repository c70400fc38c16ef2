import CssBaseline from '@mui/material/CssBaseline';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createFoodlogTheme } from '../../library/src/theme/createFoodlogTheme.ts';
import { argsInArabic } from './argsInArabic.ts';
import { languageOf } from './languages.ts';

const provider = { storageManager: null, noSsr: true, disableNestedContext: true } as const;

interface LookProps {
  mode: 'light' | 'dark';
  contrast: 'standard' | 'more';
  density: 'comfortable' | 'compact';
  locale: string;
  /** The direction of the language, or the other one. */
  direction: 'auto' | 'ltr' | 'rtl';
  /** In percent. */
  textSize: string;
  children: ReactNode;
}

/** Changes the colour scheme of the rendered story without remounting it, so that its state is kept. */
function Scheme({ mode }: Pick<LookProps, 'mode'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(mode), [mode, setMode]);
  return null;
}

const directionOf = ({ direction, locale }: Pick<LookProps, 'direction' | 'locale'>) =>
  direction === 'auto' ? languageOf(locale).direction : direction;

/** @param container The parent of popovers. Defaults to the body. */
function useLook(look: LookProps, container?: HTMLElement | null) {
  const { contrast, density } = look;
  const { localization } = languageOf(look.locale);
  const direction = directionOf(look);
  return useMemo(() => {
    const options = { colorSchemeSelector: 'data', contrast, density, direction };
    const inside = { defaultProps: { container } };
    const components = container ? { MuiPopover: inside } : {};
    return createFoodlogTheme(options, localization, { components });
  }, [contrast, density, direction, localization, container]);
}

function WholePage(look: LookProps) {
  const { locale, textSize } = look;
  const direction = directionOf(look);
  // Popovers are rendered into the body, so the direction must be set on the document.
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  useLayoutEffect(() => {
    if (textSize === '100') return undefined;
    const { style } = document.documentElement;
    style.fontSize = `${textSize}%`;
    return () => void style.removeProperty('font-size');
  }, [textSize]);
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
    <div ref={setSurface} lang={look.locale} dir={directionOf(look)}>
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

/** How the toolbar or a story wants things to look. */
export const lookOf = (globals: Record<string, unknown>): Omit<LookProps, 'children'> => ({
  mode: globals['theme'] === 'dark' ? 'dark' : 'light',
  contrast: globals['contrast'] === 'more' ? 'more' : 'standard',
  density: globals['density'] === 'compact' ? 'compact' : 'comfortable',
  locale: String(globals['locale']),
  direction:
    globals['direction'] === 'rtl' || globals['direction'] === 'ltr'
      ? globals['direction']
      : 'auto',
  textSize: String(globals['textSize']),
});

/** Shows a story in the Foodlog theme with the globals of the toolbar or the story. */
export const withFoodlogTheme: Decorator = (Story, { args, globals, viewMode }) => {
  const Surface = viewMode === 'docs' ? OwnSurface : WholePage;
  return (
    <Surface {...lookOf(globals)}>
      <Story args={globals['locale'] === 'ar-EG' ? argsInArabic(args) : args} />
    </Surface>
  );
};
