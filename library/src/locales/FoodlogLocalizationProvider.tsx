'use client';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
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
 * props override them. Place it inside MUI's ThemeProvider. MUI's components keep the theme's default props.
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
