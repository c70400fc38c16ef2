import { create } from 'storybook/theming/create';

const shared = {
  brandTitle: 'Foodlog',
  brandUrl: './',
  brandTarget: '_self',
  appBorderRadius: 12,
  fontBase: '"Figtree Variable", system-ui, sans-serif',
  inputBorderRadius: 8,
} as const;

/** Storybook's own interface in the colours of the product. */
export const brand = create({
  base: 'light',
  ...shared,
  colorPrimary: '#1B6B34',
  colorSecondary: '#1B6B34',
  appBg: '#FBFAF6',
  appContentBg: '#FFFFFF',
  appPreviewBg: '#FFFFFF',
  appBorderColor: '#E3E4DB',
  textColor: '#17201A',
  textMutedColor: '#566259',
  barBg: '#FFFFFF',
  barTextColor: '#566259',
  barHoverColor: '#1B6B34',
  barSelectedColor: '#1B6B34',
  inputBorder: '#8A948C',
});

/** The dark variant, for docs pages in the dark colour scheme. */
export const darkBrand = create({
  base: 'dark',
  ...shared,
  colorPrimary: '#7FD99A',
  colorSecondary: '#7FD99A',
  appBg: '#101512',
  appContentBg: '#18201B',
  appPreviewBg: '#18201B',
  appBorderColor: '#38423B',
  textColor: '#EEF3EE',
  textMutedColor: '#A9B5AC',
  barBg: '#18201B',
  barTextColor: '#A9B5AC',
  barHoverColor: '#7FD99A',
  barSelectedColor: '#7FD99A',
  inputBorder: '#6B776F',
});
