import generateUtilityClass from '@mui/material/generateUtilityClass';
import { styled } from '@mui/material/styles';
import type { CSSInterpolation, CSSObject, Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/** The colours of a theme, as CSS variables if the theme has them. */
export type Colors = (Theme | NonNullable<Theme['vars']>)['palette'];

/** Styles of each slot. */
export type SlotStyles = Record<string, CSSObject>;

/**
 * Creates the root element of a component with the styles of all its slots, because one styled element costs a fraction
 * of one per slot. The theme's `styleOverrides` and `variants` override these styles.
 * @param styles Returns the styles for a theme and its colours.
 */
export function styledRoot<Tag extends 'div' | 'form' | 'nav' | 'section'>(
  name: string,
  tag: Tag,
  styles: (theme: Theme, palette: Colors) => SlotStyles,
) {
  const bySlot = (slots: Record<string, CSSInterpolation>) =>
    Object.entries(slots).map(([slot, style]) =>
      slot === 'root' ? style : { [`& .${generateUtilityClass(name, slot)}`]: style },
    );
  return styled(tag, {
    name,
    slot: 'Root',
    overridesResolver: (_, overrides) => bySlot(overrides),
  })(
    memoTheme(({ theme }: { theme: Theme }) =>
      Object.assign({}, ...bySlot(styles(theme, (theme.vars ?? theme).palette))),
    ),
  );
}
