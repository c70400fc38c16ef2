import type { CSSObject, Theme } from '@mui/material/styles';

interface Given {
  theme: Theme;
  ownerState: object;
}
interface Variant {
  props: unknown;
  style: CSSObject | ((given: Given) => CSSObject);
}
type Style = CSSObject & { variants?: readonly Variant[] | undefined };

/** What a theme's `styleOverrides` of a slot may be. */
export type StyleOverride = Style | ((given: Given) => Style);

interface ThemeStyles {
  styleOverrides?: Record<string, StyleOverride>;
  /** Of the root. */
  variants?: readonly Variant[];
}

/** The styles that a theme has for a component. */
export const themeStyles = ({ components }: Theme, name: string): ThemeStyles =>
  Object(Object(components)[name]);

/** Whether the props of a variant match, as in MUI: a function decides, or every prop must be equal. */
function isMatch({ props }: Variant, ownerState: object): boolean {
  if (typeof props === 'function') return Boolean(props({ ...ownerState, ownerState }));
  const owned = new Map(Object.entries(ownerState));
  return Object.entries(Object(props)).every(([name, value]) => owned.get(name) === value);
}

/** The styles of an override for an owner state: its own, and those of the variants that match. */
export function stylesOf(override: StyleOverride | undefined, theme: Theme, ownerState: object) {
  const { variants = [], ...style } =
    (typeof override === 'function' ? override({ theme, ownerState }) : override) ?? {};
  const matching = variants.filter((variant) => isMatch(variant, ownerState));
  return [
    style,
    ...matching.map(({ style: own }) =>
      typeof own === 'function' ? own({ ...ownerState, theme, ownerState }) : own,
    ),
  ];
}
