import type { CSSObject, Theme } from '@mui/material/styles';
import { targetSize } from '../../theme/targetSize.ts';

/** Seven targets fit a window of 320 px, whose popover leaves 4 px beside it and has a border. */
export const calendarMargin = 4;
const border = 1;
const column = 44;
/** The space beside the columns. */
const edge = `max(0px, 50% - ${3.5 * column}px)`;

/**
 * MUI X reserves six weeks for a month and one line for its heading; here both fit their content. What can be pressed has the
 * target size of the theme.
 */
export const calendarStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  width: `min(324px, 100vw - ${2 * (calendarMargin + border)}px)`,
  height: 'auto',
  maxHeight: 'none',
  paddingBottom: theme.spacing(1),
  '& .MuiPickersCalendarHeader-root': {
    flexWrap: 'wrap',
    maxHeight: 'none',
    // MUI X sets the padding and the margins for left-to-right text only.
    paddingInline: `calc(${edge} + 16px) ${edge}`,
    '& .MuiPickersCalendarHeader-labelContainer': { marginInline: '0 auto' },
    '& .MuiPickersCalendarHeader-label': { marginInline: '0 6px' },
  },
  '& .MuiPickersCalendarHeader-root button, & .MuiYearCalendar-button': {
    minWidth: targetSize(theme),
    minHeight: targetSize(theme),
    marginInline: 0,
  },
  '& .MuiPickersArrowSwitcher-spacer': { width: 0 },
  '& svg': { height: '1.2rem' },
  '& .MuiDayCalendar-weekContainer': { margin: 0 },
  '& .MuiDayCalendar-weekDayLabel': { width: column, marginInline: 0 },
  '& .MuiPickerDay-root': {
    '--PickerDay-size': `${targetSize(theme)}px`,
    '--PickerDay-horizontalMargin': `${(column - targetSize(theme)) / 2}px`,
  },
  '& .MuiPickersArrowSwitcher-root': { marginInlineStart: 'auto' },
  '& .MuiDayCalendar-slideTransition': {
    minHeight: 0,
    // While two months slide, the first one is the one that stays.
    '& > :first-of-type': { position: 'relative' },
  },
  // In the colour of the number, which is legible on each background, also in forced colours.
  '& [data-marked]::after': {
    content: '""',
    position: 'absolute',
    bottom: '15%',
    left: 'calc(50% - 2px)',
    border: '2px solid currentColor',
    borderRadius: '50%',
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
