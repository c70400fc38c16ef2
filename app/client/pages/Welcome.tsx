import { DateNavigator, EntryList, QuickRepeat, TotalsCard, UndoBar } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusOnArrival } from '../components/useFocusOnArrival.ts';
import { foreseePage } from '../pages.ts';
import { loginPath } from '../session/loginPath.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(4, 6),
  padding: theme.spacing(2, 0),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(6, 0) },
  // On a phone that lies on its side, the buttons are in view.
  '@media (max-height: 600px)': { alignItems: 'start', paddingTop: theme.spacing(1) },
  // Widths of text: large text puts the picture below the words.
  '& > *': { minWidth: 0 },
  '& > :first-of-type': { flex: '999 1 22rem' },
  '& > figure': { flex: '1 1 26rem' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  '& > form': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
}));

const Pictures = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  flex: '1 0 100%',
  '@media print': { display: 'none' },
}));

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  // The captions of a row line up.
  gridTemplateRows: '1fr auto',
  gap: theme.spacing(1.5),
  margin: 0,
  '& > div': {
    display: 'grid',
    alignContent: 'center',
    gap: theme.spacing(1.5),
    // Nothing of a picture leaves it.
    contain: 'content',
    padding: theme.spacing(2),
    borderRadius: 20,
    background: (theme.vars ?? theme).palette.action.hover,
    // On the narrowest phone, the macros have one row, as in the log.
    [theme.breakpoints.down('sm')]: { marginInline: theme.spacing(-1), padding: theme.spacing(1) },
  },
  '& > figcaption': {
    ...theme.typography.body2,
    color: (theme.vars ?? theme).palette.text.secondary,
    textAlign: 'center',
  },
}));

/** A part of the log with an example, which cannot be used. */
function Picture({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Figure>
      <div inert aria-hidden="true">
        {children}
      </div>
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}

const returnTo = '/food-log';
const nothing = () => undefined;
/** The picture of Undo stays where it is, also out of view. */
const inItsPlace = { undoButton: { 'data-floating': false } };
const day = '2026-11-21';
const soup = { name: 'Lentil soup', calories: 830, fats: 33, proteins: 46, carbs: 82 };
const porridge = { name: 'Porridge with berries', calories: 410, fats: 9, proteins: 15, carbs: 66 };
const coffee = { name: 'Coffee', calories: 20, fats: 1, proteins: 1, carbs: 2 };
const entries = [
  { ...soup, id: '3', day, time: '12:40' },
  { ...coffee, id: '2', day, time: '08:05' },
  { ...porridge, id: '1', day, time: '07:40' },
];

/** Greets a visitor: what Foodlog is, in words and pictures, and buttons to create an account and to log in. */
export function Welcome() {
  const heading = useFocusOnArrival();
  const navigate = useNavigate();
  useEffect(() => foreseePage('/user/login'), []);
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const isNew = submitter instanceof HTMLButtonElement && submitter.value === 'sign-up';
    void navigate(loginPath(returnTo, isNew ? 'sign-up' : 'sign-in'));
  };
  return (
    <Root>
      <Words>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h1"
          sx={{ fontSize: { xs: '2rem', md: '2.75rem' }, textWrap: 'balance', outline: 'none' }}
        >
          Know what you eat, in a few seconds a day.
        </Typography>
        <Typography variant="body1" color="textSecondary">
          Log food and drink as you have it. Foodlog adds up the day: calories, fats, proteins and
          carbs, on any day you look back to.
        </Typography>
        {/* A form works before the script has come: this page comes with the document. */}
        <form action="/user/login" onSubmit={open}>
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button type="submit" name="intent" value="sign-up" variant="contained" size="large">
            Create an account
          </Button>
          <Button type="submit" variant="outlined" size="large">
            Login
          </Button>
        </form>
      </Words>
      <Picture caption="Your day at a glance">
        <DateNavigator showWeekday value={day} maxDate={day} onChange={nothing} />
        <TotalsCard calories={1260} fats={43} proteins={62} carbs={150} />
        <EntryList entries={entries} onEdit={nothing} onDelete={nothing} />
      </Picture>
      <Pictures>
        <Picture caption="Log your usual foods with one tap.">
          <QuickRepeat items={[porridge, coffee]} onRepeat={nothing} onAdjust={nothing} />
        </Picture>
        <Picture caption="Every change can be undone, one after another.">
          <UndoBar
            message="Deleted Lentil soup"
            count={3}
            position="static"
            slotProps={inItsPlace}
            onUndo={nothing}
          />
        </Picture>
        <Picture caption="Look back at any day.">
          <DateNavigator showWeekday value="2026-11-20" maxDate={day} onChange={nothing} />
        </Picture>
      </Pictures>
    </Root>
  );
}
