'use client';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { defined } from '../slots/defined.ts';
import type { FoodlogLocalization } from './FoodlogLocalization.types.ts';

export interface FoodlogLocalizationProviderProps {
  /**
   * The language of all Foodlog components inside the provider. With nested providers, the nearest one applies. While it
   * is `undefined`, for example during loading, the components use the texts of the theme.
   */
  localization: FoodlogLocalization | undefined;
  children?: ReactNode;
}

/**
 * Sets the texts and locale of all Foodlog components inside it. They override those of the theme; a component's own
 * props override them. Place it inside MUI's ThemeProvider: a theme inside it has words of its own, and needs a provider
 * of its own. MUI's components keep the theme's default props.
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
  for (const [name, own] of Object.entries(localization?.components ?? {})) {
    const under = all[name]?.defaultProps;
    const given: { localeText?: object } = defined(own?.defaultProps ?? {});
    const localeText = { ...under?.localeText, ...defined(given.localeText ?? {}) };
    all[name] = { ...all[name], defaultProps: { ...under, ...given, localeText } };
  }
  return all;
}
