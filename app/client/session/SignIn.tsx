import { Descope } from '@descope/react-sdk/flows';
import Button from '@mui/material/Button';
import { LoadingSpinner } from '@foodlog/ui';
import { styled } from '@mui/material/styles';
import { useColorScheme } from '@mui/material/styles';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { getLanguage } from '../language/language.ts';
import { plural, t } from '../language/t.ts';
import type { SignInIntent } from './loginPath.ts';

/** How long the sign-in form may take to load, in milliseconds: it sends no event when its files fail to load. */
const longestLoading = 10_000;

/** How long an answer may take, in milliseconds: the form sends no event without one, and its button keeps spinning. */
const longestAnswer = 20_000;

/** The height of a form with two fields, in pixels. A longer one moves nothing, as nothing is below. */
const formHeight = 397;

const Place = styled('div')({ position: 'relative', minHeight: formHeight });

/** Stands where the form will be: in the flow, the form would move up once it has gone. */
const Loading = styled('div')({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  alignContent: 'center',
  height: formHeight,
});

const Form = styled('div', { shouldForwardProp: (name) => name !== 'isHidden' })<{
  isHidden: boolean;
}>(({ isHidden }) => ({ visibility: isHidden ? 'hidden' : undefined }));

const isTurning = (target: EventTarget) =>
  target instanceof Element && target.getAttribute('loading') === 'true';

type Progress = 'loading' | 'ready' | { failed: string };

function words(detail: { errorDescription?: string; retryAfter?: string } | undefined): string {
  const seconds = Number(detail?.retryAfter);
  if (seconds > 0) {
    return plural(seconds, {
      one: 'Too many attempts. Try again in 1 second.',
      other: 'Too many attempts. Try again in {count} seconds.',
    });
  }
  return detail?.errorDescription ?? t('Sign-in failed.');
}

/**
 * The provider's own sign-in flow, with identifier "sign-in" (spec §2). The flow reads the intent as `client.intent`: the
 * local one begins with its screen, one of a hosted project may.
 */
export function SignIn({ intent, onReady }: { intent: SignInIntent; onReady: () => void }) {
  const dark = useColorScheme().colorScheme === 'dark';
  const language = getLanguage();
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<Progress>('loading');
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (progress !== 'loading') return undefined;
    const timer = setTimeout(setProgress, longestLoading, {
      failed: t('The sign-in form could not be loaded.'),
    } satisfies Progress);
    return () => clearTimeout(timer);
  }, [progress]);

  const answerTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(answerTimer.current), []);
  const waitForAnswer = ({ nativeEvent }: MouseEvent) => {
    const pressed = nativeEvent.composedPath();
    clearTimeout(answerTimer.current);
    answerTimer.current = setTimeout(() => {
      if (pressed.some((target) => isTurning(target)))
        setProgress({ failed: t('Sign-in is not responding.') });
    }, longestAnswer);
  };

  // A flow whose request failed stays frozen, so a new one replaces it.
  const retry = () => {
    clearTimeout(answerTimer.current);
    setProgress('loading');
    setIsReady(false);
    setAttempt(attempt + 1);
  };

  return (
    <Place>
      {progress === 'loading' && (
        <Loading>
          <LoadingSpinner />
        </Loading>
      )}
      {typeof progress === 'object' && (
        <div role="alert">
          <p>{progress.failed}</p>
          <Button variant="contained" onClick={retry}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {/* The provider empties its fields as it gets ready: until then, nobody can type into them. */}
      <Form isHidden={!isReady} onClickCapture={waitForAnswer}>
        <Descope
          key={attempt}
          flowId="sign-in"
          client={{ intent }}
          theme={dark ? 'dark' : 'light'}
          {...(language && { locale: language.locale })}
          onReady={() => {
            setProgress('ready');
            setIsReady(true);
            onReady();
          }}
          onError={(event) => setProgress({ failed: words(event.detail) })}
        />
      </Form>
    </Place>
  );
}
