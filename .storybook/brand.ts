import { create } from 'storybook/theming/create';
import {
  colorDark,
  colorLight,
  fontFamilyText,
  radiusCard,
  radiusControl,
} from '../library/src/tokens/tokens.generated.ts';

const inColours = (base: 'light' | 'dark', colors: typeof colorLight) =>
  create({
    base,
    brandTitle: 'Foodlog',
    brandUrl: './',
    brandTarget: '_self',
    appBorderRadius: radiusCard,
    inputBorderRadius: radiusControl,
    fontBase: fontFamilyText,
    colorPrimary: colors.primary,
    colorSecondary: colors.primary,
    appBg: colors.paper,
    appContentBg: colors.card,
    appPreviewBg: colors.card,
    appBorderColor: colors.hairline,
    textColor: colors.ink,
    textMutedColor: colors.mutedInk,
    barBg: colors.card,
    barTextColor: colors.mutedInk,
    barHoverColor: colors.primary,
    barSelectedColor: colors.primary,
    inputBorder: colors.controlOutline,
  });

/** Storybook's own interface in the colours of the product. */
export const brand = inColours('light', colorLight);

/** The dark variant, for docs pages in the dark colour scheme. */
export const darkBrand = inColours('dark', colorDark);
