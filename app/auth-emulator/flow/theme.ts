import { loadComponentTheme, type ThemeStyle } from './componentTheme.ts';

/** The components on the screens, and the components inside them. */
const themedComponents = new Set([
  'descope-container',
  'descope-text',
  'descope-button',
  'descope-loader-radial',
  'descope-input-wrapper',
  'descope-text-field',
  'descope-email-field',
  'descope-password',
  'descope-new-password',
  'descope-policy-validation',
]);

const light = {
  surface: {
    main: '#FFFFFF',
    dark: '#566259',
    light: '#8A948C',
    highlight: '#FBFAF6',
    contrast: '#17201A',
  },
  primary: {
    main: '#1B6B34',
    dark: '#14532D',
    light: '#8A948C',
    highlight: '#FBFAF6',
    contrast: '#FFFFFF',
  },
  error: {
    main: '#B3261E',
    dark: '#8C1D18',
    light: '#8A948C',
    highlight: '#FBFAF6',
    contrast: '#FFFFFF',
  },
};

const dark = {
  surface: {
    main: '#18201B',
    dark: '#A9B5AC',
    light: '#6B776F',
    highlight: '#101512',
    contrast: '#EEF3EE',
  },
  primary: {
    main: '#7FD99A',
    dark: '#A5E8B8',
    light: '#6B776F',
    highlight: '#101512',
    contrast: '#101512',
  },
  error: {
    main: '#FFB4AB',
    dark: '#FFDAD6',
    light: '#6B776F',
    highlight: '#101512',
    contrast: '#101512',
  },
};

const family = ['Figtree Variable', 'system-ui', 'sans-serif'];

const fonts = { font1: { family }, font2: { family } };

const shape = {
  typography: {
    h3: { size: '28px', weight: '650' },
    body1: { size: '15px', weight: '400' },
    body2: { size: '13px', weight: '400' },
  },
  radius: { xs: '12px', sm: '12px' },
};

/** CSS for what the variables cannot express. Rules of the page override those inside a component. */
const rules = `
.hide { display: none; }
descope-container { --descope-container-background-color: transparent; }
descope-button { --descope-button-font-weight: 600; }
descope-text-field, descope-email-field, descope-password, descope-new-password {
  --descope-input-wrapper-required-indicator: '';
}
descope-new-password {
  --descope-new-password-space-between-inputs: 0;
  --vaadin-input-field-helper-color: var(--descope-colors-surface-dark);
  --lumo-body-text-color: var(--descope-colors-surface-dark);
}
:is(descope-text-field, descope-email-field, descope-password, descope-new-password)[focused="true"]:not([invalid="true"]) {
  --descope-input-wrapper-outline-color: var(--descope-colors-primary-main);
}
`;

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const merge = (base: Values, changes: Values): Values => {
  const merged = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const old = base[name];
    merged[name] = isValues(old) && isValues(value) ? merge(old, value) : value;
  }
  return merged;
};

/** The theme of the sign-in screens: Descope's default theme with the product's colours and fonts. */
export const createTheme = (): Record<'light' | 'dark', ThemeStyle> => {
  const { defaultTheme, themeToStyle } = loadComponentTheme();
  const style = (name: string, colors: Values, extraRules: string): ThemeStyle => {
    // The default fonts are replaced, not merged, because the SDK would load them from another host.
    const globals = { ...merge(defaultTheme.globals, { ...shape, colors }), fonts };
    const { globals: variables, components } = themeToStyle({ ...defaultTheme, globals });
    const themed = Object.entries(components).filter(([tag]) => themedComponents.has(tag));
    return {
      globals: `[data-theme="${name}"] {\n${variables}}${extraRules}`,
      components: Object.fromEntries(themed),
    };
  };
  return { light: style('light', light, rules), dark: style('dark', dark, '') };
};
