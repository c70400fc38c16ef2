import generateUtilityClass from '@mui/material/generateUtilityClass';
import { styled } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { hidden } from './hidden.ts';
import { stylesOf, themeStyles } from './themeStyles.ts';

/** MUI's margin of -1px makes a page scroll from right to left. */
const hiddenStyles = { ...visuallyHidden, margin: 0 };

/** The colours of a theme, as CSS variables if the theme has them. */
export type Colors = (Theme | NonNullable<Theme['vars']>)['palette'];

/** Styles of each slot. Those of the root may have `variants`, as in MUI. */
export type SlotStyles = Record<string, CSSObject> & {
  root?: CSSObject & { variants?: { props: object; style: CSSObject }[] };
};

/**
 * Creates the root element of a component with the styles of all its slots, because one styled element costs a fraction
 * of one per slot. Slots are found by their classes, so that a replaced slot keeps its styles. The theme's
 * `styleOverrides` and `variants` override these styles.
 * @param styles Returns the styles for a theme and its colours.
 */
export function styledRoot<Tag extends 'div' | 'form' | 'nav' | 'section'>(
  name: string,
  tag: Tag,
  styles: (theme: Theme, palette: Colors) => SlotStyles,
) {
  return styled(tag, {
    name,
    // Without a slot, MUI calls no function of the theme: it would call those of every slot, with the root's ownerState.
    // It would put variants into a layer below that of these styles.
    skipVariantsResolver: true,
    shouldForwardProp: (prop) => !/^(ownerState|theme|sx|as)$/.test(String(prop)),
  })(
    memoTheme(({ theme }: { theme: Theme }) => {
      const { root, ...slots } = styles(theme, (theme.vars ?? theme).palette);
      const bySlot = Object.entries(slots).map(([slot, style]) => [
        `& .${generateUtilityClass(name, slot)}`,
        style,
      ]);
      return { ...root, [`& .${hidden}`]: hiddenStyles, ...Object.fromEntries(bySlot) };
    }),
    ({ theme, ...props }) => {
      const { styleOverrides, variants } = themeStyles(theme, name);
      const ownerState: object = Object(Object(props).ownerState);
      return stylesOf([styleOverrides?.['root'], { variants }], theme, ownerState);
    },
  );
}
