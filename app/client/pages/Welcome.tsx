import { TotalsCard } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { useFocusOnArrival } from '../components/useFocusOnArrival.ts';
import { loginPath } from '../session/loginPath.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  padding: theme.spacing(3, 0),
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    padding: theme.spacing(8, 0),
  },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
}));

/** Greets a visitor: what Foodlog is, an example of a day, and a Login button. */
export function Welcome() {
  const navigate = useNavigate();
  const heading = useFocusOnArrival();
  return (
    <Root>
      <Words>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h3"
          component="h1"
          sx={{ fontSize: { xs: '2rem', md: '2.75rem' }, outline: 'none' }}
        >
          Know what you eat, in a few seconds a day.
        </Typography>
        <Typography variant="body1" color="textSecondary">
          Log food and drink as you have it. Foodlog adds up the day: calories, fats, proteins and
          carbs, on any day you look back to.
        </Typography>
        <Button
          variant="contained"
          size="large"
          onClick={() => void navigate(loginPath('/food-log'))}
        >
          Login
        </Button>
      </Words>
      <figure style={{ margin: 0 }}>
        <TotalsCard calories={1840} fats={62} proteins={96} carbs={214} />
        <Typography
          component="figcaption"
          variant="body2"
          color="textSecondary"
          sx={{ mt: 1, textAlign: 'center' }}
        >
          An example of a day
        </Typography>
      </figure>
    </Root>
  );
}
