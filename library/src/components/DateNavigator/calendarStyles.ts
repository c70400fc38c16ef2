import type { CSSObject, Theme } from '@mui/material/styles';

/** MUI X gives a month the height of six weeks and its heading that of one line; here both are as high as they are. */
export const calendarStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  width: 'min(320px, 100vw - 34px)',
  height: 'auto',
  maxHeight: 'none',
  paddingBottom: theme.spacing(1),
  '& .MuiPickersCalendarHeader-root': {
    flexWrap: 'wrap',
    maxHeight: 'none',
    // MUI X has it for one direction of writing.
    paddingInline: '24px 12px',
  },
  '& .MuiPickersArrowSwitcher-root': { marginInlineStart: 'auto' },
  '& .MuiDayCalendar-slideTransition': {
    minHeight: 0,
    // Of two months that slide, the first is the one that stays.
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
