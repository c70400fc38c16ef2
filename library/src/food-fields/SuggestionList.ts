import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { targetSize } from '../theme/targetSize.ts';

/** The list of suggestions, which opens below the name over the following fields. */
export const SuggestionList = /*#__PURE__*/ styled('div')(
  /*#__PURE__*/ memoTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme;
    const edge = theme.spacing(0.5);
    return {
      position: 'absolute',
      zIndex: 2,
      top: '100%',
      insetInline: 0,
      padding: edge,
      border: `1px solid ${palette.controlOutline ?? palette.divider}`,
      borderRadius: 8,
      backgroundColor: palette.background.paper,
      // The class is the same in each component that has suggestions.
      '& .Foodlog-row': {
        ...theme.typography.body1,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        flexWrap: 'wrap',
        gap: theme.spacing(0, 2),
        minHeight: targetSize(theme),
        // Its text begins below that of the field, which is 0.75rem from the edge.
        padding: `${edge} calc(0.75rem - ${edge} - 1px)`,
        borderRadius: 6,
        overflowWrap: 'anywhere',
        cursor: 'pointer',
        '&:hover, &[aria-selected=true]': {
          backgroundColor: palette.action.selected,
          // Forced colours remove the fill and show this outline.
          outline: '1px solid transparent',
        },
        // In large text, the figure stands below the name.
        '& > *': { flex: '1 1 min(7em, 100%)' },
        '& > * + *': {
          flex: 'none',
          ...theme.typography.caption,
          color: palette.text.secondary,
          whiteSpace: 'nowrap',
        },
      },
    };
  }),
);
