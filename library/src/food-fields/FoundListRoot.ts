import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { skeleton } from '../theme/skeleton.ts';
import { targetSize } from '../theme/targetSize.ts';
import { lineOf } from '../theme/textSize.ts';
import { SuggestionList } from './SuggestionList.ts';

/** The list of foods that were found. Its classes are the same in each component that has one. */
export const FoundListRoot = /*#__PURE__*/ styled(SuggestionList)(
  /*#__PURE__*/ memoTheme(({ theme }) => {
    const { palette, typography, spacing } = { ...theme, palette: (theme.vars ?? theme).palette };
    const { caption, body1, body2 } = typography;
    const muted = { ...caption, display: 'block', color: palette.text.secondary };
    // The text of an option begins there.
    const inset = `calc(0.75rem - ${spacing(0.5)} - 1px)`;
    return {
      maxHeight: 'min(26rem, 60vh)',
      overflowY: 'auto',
      // The page does not scroll on behind it.
      overscrollBehavior: 'contain',
      fontVariantNumeric: 'tabular-nums',
      // The first and last option come into view with what is above and below them.
      '& .Foodlog-row': { scrollMarginBlock: '3rem' },
      '& .Foodlog-heading': { ...muted, padding: `${spacing(0.75)} ${inset}` },
      '& .Foodlog-source': muted,
      '& .Foodlog-action': { color: palette.primary.main },
      '& .Foodlog-retry': {
        flexWrap: 'wrap',
        color: palette.error.main,
        '& > :last-child': { color: palette.primary.main },
      },
      '& .Foodlog-skeleton': {
        ...skeleton(palette),
        display: 'block',
        height: `max(${targetSize(theme)}px, ${lineOf(body1)} + ${lineOf(caption)} + ${spacing(1)})`,
        margin: spacing(0.25, 0.5),
      },
      '& .Foodlog-status': {
        ...body2,
        margin: 0,
        padding: `${spacing(1)} ${inset}`,
        color: palette.text.secondary,
      },
    };
  }),
);
