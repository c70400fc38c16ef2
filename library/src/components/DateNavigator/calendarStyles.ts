import type { CSSObject, Theme } from '@mui/material/styles';

/** MUI X reserves six weeks for a month and one line for its heading; here both fit their content. */
export const calendarStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  width: 'min(320px, 100vw - 34px)',
  height: 'auto',
  maxHeight: 'none',
  paddingBottom: theme.spacing(1),
  '& .MuiPickersCalendarHeader-root': {
    flexWrap: 'wrap',
    maxHeight: 'none',
    // MUI X sets the padding for left-to-right text only.
    paddingInline: '24px 12px',
  },
  '& .MuiPickersArrowSwitcher-root': { marginInlineStart: 'auto' },
  '& .MuiDayCalendar-slideTransition': {
    minHeight: 0,
    // While two months slide, the first one is the one that stays.
    '& > :first-of-type': { position: 'relative' },
  },
  '& [aria-selected=true]': {
    '&, &:hover, &:focus': { backgroundColor: (theme.vars ?? theme).palette.primary.main },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'SelectedItemText',
      '&, &:hover, &:focus': { backgroundColor: 'SelectedItem' },
    },
  },
});
