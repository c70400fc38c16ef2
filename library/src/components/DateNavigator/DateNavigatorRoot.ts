import { styledRoot } from '../../slots/styledRoot.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { targetSize } from '../../theme/targetSize.ts';

export const DateNavigatorRoot = /*#__PURE__*/ styledRoot(
  'FoodlogDateNavigator',
  'nav',
  (theme, palette) => {
    const target = targetSize(theme);
    const button = {
      minWidth: target,
      minHeight: target,
      padding: theme.spacing(0, 0.75),
      gap: 4,
      // With large text on a phone, the date has its own row above Previous and Next.
      '@container (max-width: 18em)': { marginInline: 'auto' },
    };
    const icon = {
      height: '1.2em',
      overflow: 'visible',
      '&:dir(rtl)': { transform: 'scaleX(-1)' },
    } as const;
    return {
      root: {
        ...theme.typography.body2,
        position: 'relative',
        // Container queries of the buttons need its width, which would be 0 in a flex row without an intrinsic size.
        containerType: 'inline-size',
        containIntrinsicInlineSize: 'min(18.5em, 85vw)',
        minWidth: 0,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: theme.spacing(0.5),
        color: palette.text.primary,
      },
      previousButton: { ...button, ...notPrinted },
      // Next and the date stay where they are when Figtree takes the place of another typeface.
      nextButton: {
        ...button,
        '@container (min-width: 18em)': { minWidth: `max(${target}px, 4em)` },
        ...notPrinted,
      },
      previousIcon: icon,
      nextIcon: icon,
      dateIcon: { ...icon, ...notPrinted },
      dateButton: {
        ...button,
        ...theme.typography.subtitle1,
        lineHeight: 1.25,
        fontVariantNumeric: 'tabular-nums',
        color: 'inherit',
        gap: theme.spacing(1.25),
        borderColor: palette.controlOutline ?? palette.text.secondary,
        backgroundColor: palette.background.paper,
        '&:disabled': { color: palette.action.disabled, borderColor: palette.divider },
        '&:hover': { borderColor: 'currentColor' },
        '@container (min-width: 18em)': { minWidth: '7.9em' },
        '@container (max-width: 18em)': {
          order: -1,
          flexBasis: '100%',
          marginInline: 'auto',
        },
        '@media print': {
          minWidth: 0,
          padding: 0,
          borderColor: 'transparent',
          background: 'none',
        },
      },
      weekday: { ...theme.typography.caption, display: 'block', lineHeight: 1.2 },
      failure: {
        margin: 0,
        flexBasis: '100%',
        textWrap: 'balance',
        color: palette.error.main,
      },
    };
  },
);
