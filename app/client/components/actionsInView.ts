import type { CSSObject, Theme } from '@mui/material/styles';
import { whileSearching } from './whileEditing.ts';

/**
 * Styles with which the buttons of a form stay in view on a phone while the rest of it is below the fold.
 * @param actions selects what holds them, a child of the form.
 * @param bottom the height of what else covers the bottom of the window.
 */
export const actionsInView = (
  theme: Theme,
  actions: string,
  bottom: string | number,
): CSSObject => ({
  [theme.breakpoints.down('sm')]: {
    // What has the focus is above them, the amount with Half and Double.
    'li & :is(input, select, button)': { scrollMarginBlockEnd: '7rem' },
    // Without a keyboard there is room, and nothing moves. A form that opens at its name does not move either.
    '@media (max-height: 599.95px)': {
      '& [data-field]:not([data-field=name]) input': { scrollMarginBlockEnd: '7rem' },
    },
    '& [data-portion] input': { scrollMarginBlockEnd: '9rem' },
    // A short form has its button below its only field.
    [`&:not([data-collapsed=true]) > ${actions}`]: {
      position: 'sticky',
      bottom,
      zIndex: 1,
      paddingBlock: theme.spacing(1),
      // They take no more height than without it.
      marginBlock: theme.spacing(-1),
      boxShadow: `0 -1px ${(theme.vars ?? theme).palette.divider}`,
      background: (theme.vars ?? theme).palette.background.paper,
      // The buttons stand beside each other, to leave room for the fields.
      '& button': { flexBasis: 'auto' },
    },
    // The foods that are found cover them.
    [`${whileSearching} &&& > ${actions}`]: { position: 'static' },
  },
});
