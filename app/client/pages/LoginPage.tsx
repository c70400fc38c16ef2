import { styled } from '@mui/material/styles';
import { Navigate, useLocation } from 'react-router-dom';
import { Message } from '../components/Message.tsx';
import { PageLayout } from '../components/PageLayout.tsx';
import { SignInUnreachable } from '../components/SignInUnreachable.tsx';
import { t } from '../language/t.ts';
import { foreseePage } from '../pages.ts';
import { returnPath, signInIntent } from '../session/loginPath.ts';
import { SignIn } from '../session/SignIn.tsx';
import { isSiteDataBlocked } from '../session/siteData.ts';
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

// The form of the provider has a visible heading of its own.
const Heading = styled('h1')({ position: 'absolute', clipPath: 'inset(50%)' });

/** Sign-in (spec §2). A signed-in person goes on to the page they asked for. */
export function LoginPage() {
  const { session } = useSession();
  const { search } = useLocation();
  if (session.status === 'signedIn') return <Navigate to={returnPath(search)} replace />;
  const intent = signInIntent(search);
  const title = intent === 'sign-up' ? t('Create an account') : t('Login');
  return (
    <PageLayout title={title}>
      {session.status === 'loading' && <Message>{t('Loading...')}</Message>}
      {session.status === 'unreachable' && <SignInUnreachable onRetry={session.retry} />}
      {isSiteDataBlocked && (
        <Message
          role="alert"
          details={t('Allow both for this site in your browser’s settings, then reload the page.')}
          actionName={t('Reload the page')}
          onAction={() => location.reload()}
        >
          {t('To sign you in, Foodlog needs cookies and site data.')}
        </Message>
      )}
      {session.status === 'signedOut' && !isSiteDataBlocked && (
        <Card>
          <Heading>{title}</Heading>
          <SignIn intent={intent} onReady={() => foreseePage('/food-log')} />
        </Card>
      )}
    </PageLayout>
  );
}
