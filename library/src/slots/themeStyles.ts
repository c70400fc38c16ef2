import type { CSSObject, Theme } from '@mui/material/styles';

interface Given {
  [prop: string]: unknown;
  theme: Theme;
  ownerState: object;
}
interface Variant {
  props: unknown;
  style: StyleOverride;
}
type Style = CSSObject & { variants?: readonly Variant[] | undefined };

/** What a theme's `styleOverrides` of a slot may be. */
export type StyleOverride =
  Style | (StyleOverride | undefined)[] | ((given: Given) => StyleOverride);

interface ThemeStyles {
  styleOverrides?: Record<string, StyleOverride>;
  /** Of the root. */
  variants?: readonly Variant[];
}

/** The styles that a theme has for a component. */
export const themeStyles = ({ components }: Theme, name: string): ThemeStyles =>
  Object(Object(components)[name]);

/**
 * The styles of an override for an owner state: its own, and those of the variants that match. As in MUI, it may be a list,
 * such as one with the styles of `theme.applyStyles`.
 */
export function stylesOf(
  override: StyleOverride | undefined,
  theme: Theme,
  ownerState: object,
): CSSObject[] {
  const given: Given = { ...ownerState, theme, ownerState };
  /** As in MUI: a function decides, or every prop must be equal. */
  const isMatch = ({ props }: Variant) =>
    typeof props === 'function'
      ? props(given)
      : Object.entries(Object(props)).every(([name, value]) => given[name] === value);
  const read = (one: StyleOverride | undefined): CSSObject[] => {
    if (Array.isArray(one)) return one.flatMap(read);
    if (typeof one === 'function') return read(one(given));
    const { variants = [], ...style }: Style = Object(one);
    return [style, ...variants.filter(isMatch).flatMap((variant) => read(variant.style))];
  };
  return read(override);
}
