import { LoadingSpinner } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { plural, t } from '../../language/t.ts';
import { describeChange } from '../outbox/describeChange.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { useToday } from '../clock/useToday.ts';

/** How long saving may stand still before the person is asked, in milliseconds. */
const slowAfterMs = 5000;

/** How many changes are listed by name, so that the buttons stay near. */
const mostNamed = 5;

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 480,
  margin: '0 auto',
  paddingTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingTop: theme.spacing(6) },
  '& h1': { ...theme.typography.h5, margin: 0, outline: 'none' },
  '& p, & ul': { ...theme.typography.body1, margin: 0 },
  '& li': { overflowWrap: 'anywhere' },
}));

const Saving = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(2),
  minHeight: '60dvh',
  textAlign: 'center',
  '& output': { outline: 'none' },
}));

// The button that had the focus is gone.
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * Waits until everything is saved, and says so. When something cannot be saved, the person decides what becomes of it.
 */
export function SaveBeforeLogout({
  onReady,
}: {
  /**
   * Called once everything is saved or the person has decided; possibly more than once.
   * @param afterwards what is left to do once the person is signed out.
   */
  onReady: (afterwards?: () => void) => void;
}) {
  const outbox = useOutbox();
  const navigate = useNavigate();
  const today = useToday();
  const { pending, rejected, isDurable } = useOutboxState((state) => state);
  const [isAsked, setIsAsked] = useState(false);
  const waiting = pending.length;
  // Later changes are not discarded: the person has not read of them.
  const named = [...pending, ...rejected].map(({ id }) => id);
  const isSaved = waiting + rejected.length === 0;

  useEffect(() => {
    if (isSaved) onReady();
  }, [isSaved, onReady]);
  useEffect(() => {
    if (waiting === 0 || isAsked) return undefined;
    const timer = setTimeout(setIsAsked, slowAfterMs, true);
    return () => clearTimeout(timer);
  }, [waiting, isAsked]);

  if (isSaved || (waiting > 0 && !isAsked)) {
    return (
      <Saving>
        <LoadingSpinner />
        <output tabIndex={-1} ref={focus}>
          {plural(waiting, {
            one: 'Saving what you logged: 1 change to go.',
            other: 'Saving what you logged: {count} changes to go.',
          })}
        </output>
      </Saving>
    );
  }
  return (
    <Root aria-labelledby="not-saved">
      <div role="alert">
        <h1 id="not-saved" tabIndex={-1} ref={focus}>
          {t('Not everything is saved')}
        </h1>
      </div>
      {waiting > 0 && (
        <>
          <p>{t('Not saved yet:')}</p>
          <ul>
            {pending.slice(0, mostNamed).map(({ id, change }) => (
              <li key={id}>{describeChange(change, today, today)}</li>
            ))}
            {pending.length > mostNamed && (
              <li>
                {plural(pending.length - mostNamed, {
                  one: '1 change more',
                  other: '{count} changes more',
                })}
              </li>
            )}
          </ul>
        </>
      )}
      {rejected.length > 0 && (
        <>
          <p>{t('Foodlog has refused:')}</p>
          <ul>
            {rejected.map(({ id, change, error }) => (
              <li key={id}>
                {t('{change}. {reason}', {
                  change: describeChange(change, today, today),
                  reason: error ?? '',
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {isDurable
          ? t(
              'What you keep stays on this device as long as space allows, until you log in here again.',
            )
          : t('This device cannot keep anything: its storage is full or blocked.')}
      </p>
      {waiting > 0 ? (
        <Button
          variant="contained"
          onClick={() => {
            setIsAsked(false);
            outbox.retry();
          }}
        >
          {t('Try again')}
        </Button>
      ) : (
        <Button variant="contained" onClick={() => void navigate('/food-log')}>
          {t('Back to the food log')}
        </Button>
      )}
      {isDurable && (
        <Button variant="outlined" onClick={() => onReady()}>
          {t('Log out and keep them')}
        </Button>
      )}
      <Button
        color="error"
        // Nothing is discarded while the person stays signed in, because sign-in cannot be reached.
        onClick={() => onReady(() => outbox.discard(...named))}
      >
        {t('Log out and discard them')}
      </Button>
      {waiting > 0 && (
        <Button onClick={() => void navigate('/food-log')}>{t('Back to the food log')}</Button>
      )}
    </Root>
  );
}
