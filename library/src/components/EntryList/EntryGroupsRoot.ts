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
    /** Where the figures of the rows end, before so many buttons. */
    const beforeButtons = (count: number) => ({
      [`&[data-buttons="${count}"]`]: { '--end': `calc(${count * target}px - ${spacing(0.5)})` },
    });
    return {
      ...beforeButtons(1),
      ...beforeButtons(2),
      [`& .${group} + .${group}`]: { marginBlockStart: spacing(2) },
      [`& .${groupHeader}`]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: spacing(1),
        paddingBlock: spacing(1),
        breakAfter: 'avoid',
        breakInside: 'avoid',
        '@media print': { '--end': '0px' },
        '@container (max-width: 14em)': { '--end': '0px' },
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
        marginInline: 'auto var(--end, 0px)',
        textAlign: 'end',
        overflowWrap: 'anywhere',
        '& > small': muted,
      },
      [`& .${groupDetails}`]: {
        ...muted,
        display: 'flex',
        flexWrap: 'wrap',
        flexBasis: '100%',
        overflowWrap: 'anywhere',
        columnGap: spacing(0.75),
        // Where a row has them in one line, its figures begin after the time.
        '@container (min-width: 22em)': {
          columnGap: spacing(1.25),
          '&::before': { content: '""', minWidth: '4.5em' },
        },
        // It is about the total, below which it is.
        '& > small': {
          flexBasis: '100%',
          marginInlineEnd: 'var(--end, 0px)',
          font: 'inherit',
          textAlign: 'end',
        },
        '& > span > small': {
          font: 'inherit',
          '&::before': { content: '" ("' },
          '&::after': { content: '")"' },
        },
      },
      // One quiet line.
      [`& .${groupEmpty}`]: { ...muted, marginInlineEnd: 'var(--end, 0px)' },
      [`& .${group}:has(.${groupEmpty})`]: {
        marginBlockStart: 0,
        [`& .${groupHeader}`]: { paddingBlock: spacing(0.5) },
        [`& .${groupHeading}`]: { color: palette.text.secondary },
      },
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
        '&:last-child': { marginInlineEnd: spacing(0.5) },
        // Their targets do not overlap.
        [`& + .${deleteButton}`]: { marginInlineStart: 0 },
      },
      [`& .${moveIcon}`]: {
        width: '1.25rem',
        verticalAlign: 'middle',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      },
      [`& .${groupAction}`]: { marginInlineStart: spacing(-1), ...notPrinted },
    };
  }),
);
