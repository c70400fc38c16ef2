import { create } from 'storybook/theming/create';

/** Storybook's own surface in the product's paper, ink and green, so that a story is looked at in peace. */
export const brand = create({
  base: 'light',
  brandTitle: 'Foodlog',
  brandUrl: './',
  brandTarget: '_self',
  colorPrimary: '#1B6B34',
  colorSecondary: '#1B6B34',
  appBg: '#FBFAF6',
  appContentBg: '#FFFFFF',
  appPreviewBg: '#FFFFFF',
  appBorderColor: '#E3E4DB',
  appBorderRadius: 12,
  fontBase: '"Figtree Variable", system-ui, sans-serif',
  textColor: '#17201A',
  textMutedColor: '#566259',
  barBg: '#FFFFFF',
  barTextColor: '#566259',
  barHoverColor: '#1B6B34',
  barSelectedColor: '#1B6B34',
  inputBorder: '#8A948C',
  inputBorderRadius: 8,
});
