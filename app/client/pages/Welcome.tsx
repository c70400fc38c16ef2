import { DateNavigator, EntryList, QuickRepeat, TotalsCard } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFocusOnArrival } from '../components/useFocusOnArrival.ts';
import { t } from '../language/t.ts';
import { foreseePage } from '../pages.ts';
import { loginPath } from '../session/loginPath.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(4, 6),
  padding: theme.spacing(2, 0),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4, 0) },
  // On a phone that lies on its side, the buttons are in view.
  '@media (max-height: 600px)': { alignItems: 'start', paddingTop: theme.spacing(1) },
  // A width of text: large text puts the picture below the words.
  '& > :first-of-type': { flex: '1 1 18rem', minWidth: 0 },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(3),
  '& > form': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) },
  // In a low window, the buttons come first.
  '@media (max-height: 600px)': { gap: theme.spacing(2), '& > ul': { order: 1 } },
}));

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  color: (theme.vars ?? theme).palette.text.secondary,
  // VoiceOver takes a list without markers for text, unless its style names one.
  listStyle: '"" inside',
}));

/** A phone with a day of the log, which cannot be used. */
const Phone = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(1.5),
  boxSizing: 'border-box',
  width: 'min(100%, 22.5rem)',
  padding: theme.spacing(3, 1.5),
  // Nothing of the picture leaves it.
  contain: 'content',
  border: `8px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 40,
  background: (theme.vars ?? theme).palette.background.default,
  // On the narrowest phone, the day looks as it does in the log.
  [theme.breakpoints.down('sm')]: {
    width: `min(100% + ${theme.spacing(2)}, 22.5rem)`,
    marginInline: theme.spacing(-1),
    padding: theme.spacing(2, 0.5),
    borderWidth: 4,
  },
  '@media print': { display: 'none' },
}));

const returnTo = '/food-log';
const nothing = () => undefined;
const day = '2026-11-21';
const targets = { calories: 2000, fats: 70, proteins: 110, carbs: 240 };
const soup = { calories: 830, fats: 33, proteins: 46, carbs: 82 };
const porridge = { calories: 410, fats: 9, proteins: 15, carbs: 66 };
const coffee = { calories: 20, fats: 1, proteins: 1, carbs: 2 };

/** The entries of the picture, newest first. */
const examples = () => [
  { ...soup, name: t('Lentil soup'), id: '3', day, time: '12:40' },
  { ...coffee, name: t('Coffee'), id: '2', day, time: '08:05' },
  { ...porridge, name: t('Porridge with berries'), id: '1', day, time: '07:40' },
];

/** Greets a visitor: what Foodlog is, in three lines and a picture, and buttons to create an account and to log in. */
export function Welcome() {
  const heading = useFocusOnArrival();
  const navigate = useNavigate();
  const entries = examples();
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
          {t('Know what you eat, in a few seconds a day.')}
        </Typography>
        <Lines>
          <li>{t('Log your usual foods with one tap, or search 8,789 others.')}</li>
          <li>{t('See what you have eaten, and what is left of your targets.')}</li>
          <li>{t('Undo any change, and log without a network.')}</li>
        </Lines>
        {/* A form works before the script has come: this page comes with the document. */}
        <form action="/user/login" onSubmit={open}>
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button type="submit" name="intent" value="sign-up" variant="contained" size="large">
            {t('Create an account')}
          </Button>
          <Button type="submit" variant="outlined" size="large">
            {t('Login')}
          </Button>
        </form>
      </Words>
      <Phone inert aria-hidden="true">
        <DateNavigator showWeekday value={day} maxDate={day} onChange={nothing} />
        <TotalsCard calories={1260} fats={43} proteins={62} carbs={150} targets={targets} />
        <QuickRepeat items={entries.slice(1).toReversed()} onRepeat={nothing} onAdjust={nothing} />
        <EntryList entries={entries} onEdit={nothing} />
      </Phone>
    </Root>
  );
}
