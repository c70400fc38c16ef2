import { createFoodlogTheme } from '@foodlog/ui';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Language } from '../language/Language.types.ts';
import { getLanguage, loadLanguage } from '../language/language.ts';
import { type EnergyUnit, localeWith, themeStorageKey, useAppearance } from './appearance.ts';
import { getEnergyUnit, setEnergyUnit } from './energy.ts';
import { figures } from './figures.ts';
import { dateStyleOf } from './formatDay.ts';

/** Whether the stylesheet with the styles of the theme has come (themeStyles.ts). Otherwise MUI makes them. */
const areStyled =
  getComputedStyle(document.documentElement).getPropertyValue('--foodlog-spacing') !== '';

// MUI has this prop in its types only if all TypeScript of the repository enables `CssThemeVariables`.
const withStyles = { disableStyleSheetGeneration: areStyled };

/** Gives the bars of the browser the colour of the page, also where that is not the one of the system. */
function BrowserColor() {
  const { mode, colorScheme } = useColorScheme();
  useLayoutEffect(() => {
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.media.includes('dark') ? 'dark' : 'light';
      const scheme = mode === 'system' ? own : colorScheme;
      meta.content = scheme === 'dark' ? '#101512' : '#fbfaf6';
    }
  }, [mode, colorScheme]);
  return null;
}

interface Shown {
  language: Language | undefined;
  energyUnit: EnergyUnit;
  /** The name of the control that had the focus before; empty if it has none, undefined if nothing had the focus. */
  focused?: string | undefined;
}

function focusedName(): string | undefined {
  const { activeElement, body } = document;
  return activeElement === body ? undefined : (activeElement?.getAttribute('name') ?? '');
}

/** Focuses the control of that name, or the heading of the page where there is none. */
function focusAgain(name: string) {
  const control = name && document.querySelector<HTMLElement>(`[name=${CSS.escape(name)}]`);
  const heading = document.querySelector<HTMLElement>('main h1');
  (control || heading)?.focus({ preventScroll: true });
}

/** The theme of all pages, as the person who was here last has set it. */
export function AppTheme({ children }: { children: ReactNode }) {
  const { density, extension, language: tag, energyUnit: wanted } = useAppearance();
  const [shown, setShown] = useState<Shown>(() => ({
    language: getLanguage(),
    energyUnit: getEnergyUnit(),
  }));
  const { language, energyUnit } = shown;
  useEffect(() => {
    let isLast = true;
    const show = () => {
      if (!isLast) return;
      const next = { language: getLanguage(), energyUnit: wanted, focused: focusedName() };
      const isSame = (before: Shown) =>
        before.language === next.language && before.energyUnit === next.energyUnit;
      setEnergyUnit(wanted);
      // At once: what is typed into a field is in the unit that the field shows.
      flushSync(() => setShown((before) => (isSame(before) ? before : next)));
    };
    loadLanguage(tag).finally(show).catch(reportError);
    return () => {
      isLast = false;
    };
  }, [tag, wanted]);
  useLayoutEffect(() => {
    // Everything has begun anew, also the control that had the focus.
    if (shown.focused !== undefined) focusAgain(shown.focused);
  }, [shown]);
  const theme = useMemo(() => {
    const locale = localeWith(language, extension);
    const withDays = { defaultProps: { locale, dateStyle: dateStyleOf(language) } };
    const inKilojoules = energyUnit === 'KJ' ? figures() : undefined;
    const withFigures = { defaultProps: { figures: inKilojoules } };
    const withBoth = { defaultProps: { ...withDays.defaultProps, figures: inKilojoules } };
    const components = {
      FoodlogDateNavigator: withDays,
      FoodlogEntryEditor: withBoth,
      FoodlogEntryList: { defaultProps: { locale, figures: inKilojoules } },
      FoodlogEntryPicker: withBoth,
      FoodlogFoodForm: withFigures,
      FoodlogQuickRepeat: withFigures,
      FoodlogTotalsCard: withFigures,
      FoodlogTrendChart: withDays,
      FoodlogWeekStrip: { defaultProps: { figure: inKilojoules?.[0] } },
    };
    return createFoodlogTheme(
      {
        colorSchemeSelector: 'data-theme',
        contrast: areStyled ? 'standard' : 'system',
        density,
        direction: language?.direction,
      },
      ...(language ? [language.components] : []),
      { components },
    );
  }, [density, extension, language, energyUnit]);
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = density;
  }, [density]);
  return (
    <ThemeProvider noSsr theme={theme} modeStorageKey={themeStorageKey} {...withStyles}>
      <BrowserColor />
      {!areStyled && <CssBaseline />}
      {/* Everything begins again in another language or unit: no text of the one before stays. */}
      <Fragment key={`${language?.locale} ${energyUnit}`}>{children}</Fragment>
    </ThemeProvider>
  );
}
