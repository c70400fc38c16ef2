'use client';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { FoodlogLocalization } from './FoodlogLocalization.types.ts';

export interface FoodlogLocalizationProviderProps {
  /**
   * The language of all Foodlog components below; of providers in each other, the nearest counts. Undefined while it
   * is still being fetched: the words stay those of the theme.
   */
  localization: FoodlogLocalization | undefined;
  children?: ReactNode;
}

/**
 * Gives all Foodlog components below their words and locale, over those of the theme and under their own props.
 * Goes inside MUI's ThemeProvider, and hands MUI's components their defaults of the theme on.
 */
export function FoodlogLocalizationProvider({
  localization,
  children,
}: FoodlogLocalizationProviderProps) {
  const { components: themed = {} } = useTheme();
  const components = useMemo(() => withWords(themed, localization), [themed, localization]);
  return <DefaultPropsProvider value={components}>{children}</DefaultPropsProvider>;
}

function withWords(themed: object, localization?: FoodlogLocalization) {
  const all: Record<string, { defaultProps?: { localeText?: object } }> = { ...themed };
  for (const [name, { defaultProps }] of Object.entries(localization?.components ?? {})) {
    const under = all[name]?.defaultProps;
    const localeText = { ...under?.localeText, ...defaultProps?.localeText };
    all[name] = { ...all[name], defaultProps: { ...under, ...defaultProps, localeText } };
  }
  return all;
}
