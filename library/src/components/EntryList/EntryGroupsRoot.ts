import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { notPrinted } from '../../theme/notPrinted.ts';
import { pressable } from '../../theme/pressable.ts';
import { targetSize } from '../../theme/targetSize.ts';
import { entryListClasses } from './entryListClasses.ts';

const {
  group,
  groupHeader,
  groupHeading,
  groupTotal,
  groupDetails,
  groupEmpty,
  groupAction,
  moveButton,
  moveIcon,
  deleteButton,
} = entryListClasses;

/** All groups of a list, with the styles of their slots: a flat list needs none of them. */
export const EntryGroupsRoot = /*#__PURE__*/ styled('div')(
  /*#__PURE__*/ memoTheme(({ theme }) => {
    const { typography, spacing } = theme;
    const { palette } = theme.vars ?? theme;
    const target = targetSize(theme);
    const muted = { ...typography.caption, color: palette.text.secondary };
    return {
      [`& .${group} + .${group}`]: { marginBlockStart: spacing(2) },
      [`& .${groupHeader}`]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: spacing(1),
        paddingBlock: spacing(1),
        breakAfter: 'avoid',
        breakInside: 'avoid',
      },
      [`& .${groupHeading}`]: {
        ...typography.subtitle2,
        flex: '1 1 0',
        minWidth: 'min(100%, 6em)',
        margin: 0,
        overflowWrap: 'anywhere',
      },
      [`& .${groupTotal}`]: {
        ...typography.subtitle2,
        marginInlineStart: 'auto',
        textAlign: 'end',
        overflowWrap: 'anywhere',
      },
      [`& .${groupDetails}`]: {
        ...muted,
        display: 'flex',
        flexWrap: 'wrap',
        flexBasis: '100%',
        columnGap: spacing(1.25),
        overflowWrap: 'anywhere',
        // It is about the total, below which it is.
        '& > small': { order: 1, marginInlineStart: 'auto', font: 'inherit' },
        '& > span > small': {
          font: 'inherit',
          '&::before': { content: '" ("' },
          '&::after': { content: '")"' },
        },
      },
      [`& .${groupEmpty}`]: muted,
      [`& .${moveButton}`]: {
        flex: 'none',
        width: target,
        height: target,
        marginInlineStart: spacing(-1),
        padding: 0,
        border: 0,
        borderRadius: 8,
        color: palette.text.secondary,
        background: 'none',
        ...pressable(palette),
        ...notPrinted,
        // Their targets do not overlap.
        [`& + .${deleteButton}`]: { marginInlineStart: 0 },
      },
      [`& .${moveIcon}`]: {
        width: 20,
        verticalAlign: 'middle',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      [`& .${groupAction}`]: { paddingBlock: spacing(0.5), ...notPrinted },
    };
  }),
);
