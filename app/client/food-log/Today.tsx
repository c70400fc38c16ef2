import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { t } from '../language/t.ts';
import type { Owner } from '../session/ownerOf.ts';
import { useToday } from './clock/useToday.ts';
import { DayTotalsCard } from './day/DayTotalsCard.tsx';
import { useLogBounds } from './day/useLogBounds.ts';
import { Greeting } from './Greeting.tsx';
import { ClockNotice } from './sync-status/ClockNotice.tsx';
import { OutlyingEntries } from './sync-status/OutlyingEntries.tsx';
import { RefusedChanges } from './sync-status/RefusedChanges.tsx';
import { StatusStrip } from './sync-status/StatusStrip.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  maxWidth: 480,
  margin: '0 auto',
  [theme.breakpoints.up('sm')]: { paddingTop: theme.spacing(4) },
}));

/** Today's totals of one person, with a button that opens the log. */
export function Today({ userId, user }: Owner) {
  const navigate = useNavigate();
  const today = useToday();
  const bounds = useLogBounds(userId, user?.createdAt, today);
  return (
    <Root>
      <div>
        <Greeting user={user} />
        <Typography variant="body1" color="textSecondary">
          {t('Your totals for today so far.')}
        </Typography>
      </div>
      <DayTotalsCard userId={userId} day={today} />
      <Button variant="contained" size="large" onClick={() => void navigate('/food-log')}>
        {t('Open the food log')}
      </Button>
      <div>
        {user && <RefusedChanges today={today} />}
        <ClockNotice />
        <StatusStrip />
        <OutlyingEntries
          {...{ today, bounds }}
          day={today}
          onShow={(day) => void navigate(`/food-log?day=${day}`)}
        />
      </div>
    </Root>
  );
}
