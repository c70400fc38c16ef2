import { EntryList, QuickRepeat } from '@foodlog/ui';
import { styled } from '@mui/material/styles';
import { besideUndo } from './add/RepeatFood.tsx';
import { Entries, Form, Repeat } from './DayLogLayout.ts';

/** As high as the form, with text of any size but the largest. */
const FormPlace = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  height: 'calc(244px + 4.8975rem)',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  [theme.breakpoints.down('sm')]: {
    '&[data-short=true]': {
      height: 'calc(132px + 2.6244rem)',
      // On touch screens, Add is beside the name.
      '@media (pointer: coarse)': { height: 'calc(78px + 2.6244rem)' },
    },
  },
  '@media print': { display: 'none' },
}));

const nothing = () => undefined;

/** Keeps the places of what follows the totals, until it is known who is there. */
export function LogPlaceholder({ isShort }: { isShort: boolean }) {
  return (
    <>
      <Repeat>
        <QuickRepeat items={undefined} slotProps={besideUndo} onRepeat={nothing} />
      </Repeat>
      <Form>
        <FormPlace data-short={isShort} />
      </Form>
      <Entries>
        <EntryList entries={undefined} />
      </Entries>
    </>
  );
}
