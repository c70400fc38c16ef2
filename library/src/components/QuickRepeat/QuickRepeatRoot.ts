import visuallyHidden from '@mui/utils/visuallyHidden';
import { styledRoot } from '../../slots/styledRoot.ts';
import { targetSize } from '../../theme/targetSize.ts';

export const QuickRepeatRoot = /*#__PURE__*/ styledRoot(
  'FoodlogQuickRepeat',
  'section',
  (theme, palette) => {
    const { body2, caption, subtitle1 } = theme.typography;
    const muted = { ...caption, color: palette.text.secondary };
    const button = {
      font: 'inherit',
      minWidth: targetSize(theme),
      padding: theme.spacing(0.5, 1.5),
      border: 0,
      borderRadius: 22,
      color: 'inherit',
      background: 'none',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '&:hover': { backgroundColor: palette.action.hover },
      '&[aria-disabled=true]': { cursor: 'default' },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}` },
    } as const;
    return {
      root: {
        ...body2,
        position: 'relative',
        color: palette.text.primary,
        fontVariantNumeric: 'tabular-nums',
        '& output': visuallyHidden,
        '& ul': {
          display: 'flex',
          flexWrap: 'wrap',
          gap: theme.spacing(1),
          margin: 0,
          padding: 0,
          listStyle: 'none',
        },
        '& li': {
          display: 'flex',
          maxWidth: '100%',
          minHeight: targetSize(theme),
          border: `1px solid ${palette.controlOutline ?? palette.divider}`,
          borderRadius: 22,
          backgroundColor: palette.background.paper,
        },
        '& li:empty': { width: '9rem', borderColor: palette.divider },
        // In right-to-left text, a figure after a Latin name would otherwise be ordered as part of the name.
        '& small': { ...muted, unicodeBidi: 'isolate' },
        '& svg': {
          width: 20,
          verticalAlign: 'middle',
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeLinecap: 'round',
        },
      },
      heading: { ...subtitle1, margin: theme.spacing(0, 0, 1) },
      repeatButton: button,
      adjustButton: { ...button, ...muted },
      failure: { margin: theme.spacing(0.5, 0, 0), color: palette.error.main },
    };
  },
);
