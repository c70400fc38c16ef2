import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Navigate, useLocation } from 'react-router-dom';
import { Message } from '../Message.tsx';
import { PageLayout } from '../PageLayout.tsx';
import { returnPath } from '../session/loginPath.ts';
import { SignIn } from '../session/SignIn.tsx';
import { useSession } from '../session/useSession.ts';

const Card = styled('section')(({ theme }) => ({
  position: 'relative',
  maxWidth: 440,
  margin: `${theme.spacing(2)} auto`,
  [theme.breakpoints.up('sm')]: {
    margin: `${theme.spacing(4)} auto`,
    padding: theme.spacing(4),
    border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    background: (theme.vars ?? theme).palette.background.paper,
  },
}));

/** Sign-in (spec §2). Someone who is signed in goes on to the page they asked for. */
export function LoginPage() {
  const { session } = useSession();
  const { search } = useLocation();
  if (session.status === 'signedIn') return <Navigate to={returnPath(search)} replace />;
  return (
    <PageLayout>
      {session.status === 'loading' && <Message>Loading...</Message>}
      {session.status === 'unreachable' && (
        <Message role="alert" actionName="Try again" onAction={session.retry}>
          Sign-in cannot be reached right now. What you logged is safe.
        </Message>
      )}
      {session.status === 'signedOut' && (
        <Card>
          <h1 style={visuallyHidden}>Login</h1>
          <SignIn />
        </Card>
      )}
    </PageLayout>
  );
}
