import generateUtilityClass from '@mui/material/generateUtilityClass';
import { styled } from '@mui/material/styles';
import type { CSSInterpolation, CSSObject, Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/** The colours of a theme; CSS variables where it has them. */
export type Colors = (Theme | NonNullable<Theme['vars']>)['palette'];

/** Styles by slot. */
export type SlotStyles = Record<string, CSSObject>;

/**
 * The root element of a component, which holds the styles of all its slots: one styled element costs a fraction of the
 * work of one for each. A theme's `styleOverrides` of each slot, and its `variants`, come after them.
 * @param styles Made of a theme and its colours.
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
