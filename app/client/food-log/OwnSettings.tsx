import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography, { typographyClasses } from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { describeError } from '../api/describeError.ts';
import { LoadError } from '../components/LoadError.tsx';
import { Problem } from '../components/Problem.tsx';
import { useFocusOnArrival } from '../components/useFocusOnArrival.ts';
import { t } from '../language/t.ts';
import type { Owner } from '../session/ownerOf.ts';
import { useToday } from './clock/useToday.ts';
import type { Preferences } from './data/FoodLog.types.ts';
import { sameSetting } from './data/settings.ts';
import { forgetKeysOff } from './data/wereKeysOff.ts';
import { useBoundsAnswer } from './day/useLogBounds.ts';
import { usePreferences } from './day/useSettings.ts';
import { UndoLastChange } from './entries/UndoLastChange.tsx';
import { useOutbox } from './outbox/OutboxContext.ts';
import { useUnmountSignal } from './outbox/useUnmountSignal.ts';
import { Notices } from './sync-status/Notices.tsx';
import { RefusedChanges } from './sync-status/RefusedChanges.tsx';
import { StatusStrip } from './sync-status/StatusStrip.tsx';
import { KeyShortcutsSwitch } from './settings/KeyShortcutsSwitch.tsx';
import { LogPanels } from './LogPanels.tsx';
import { PreferenceChoices } from './settings/PreferenceChoices.tsx';

const Group = styled('section')(({ theme }) => ({
  '& h2': { ...theme.typography.subtitle1, margin: 0 },
  '& > p': { ...theme.typography.body2, margin: 0, overflowWrap: 'anywhere' },
  // Each of its lines is as high as its text.
  [`& .${typographyClasses.caption}`]: { display: 'block', marginTop: theme.spacing(0.5) },
  '& > p, & small': { color: (theme.vars ?? theme).palette.text.secondary },
  '& > a': {
    ...theme.typography.body1,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: (theme.vars ?? theme).palette.primary.main,
  },
}));

/** The place of Undo, so that nothing moves when that appears. */
const Above = styled('div')({ minHeight: 44, '& > div': { containerType: 'inline-size' } });

/** What a person has set: how the pages are, and what the log needs. Each change is saved at once, and can be undone. */
export function OwnSettings({ userId, user }: Owner) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const heading = useFocusOnArrival();
  const today = useToday();
  const preferences = usePreferences(userId);
  const answer = useBoundsAnswer(userId);
  const [problem, setProblem] = useState<string>();
  const undoButton = useRef<HTMLButtonElement>(null);
  const focus = useRef({ focusEntry: () => heading.current?.focus() });
  // Nothing can be changed before it is known who is there.
  const disabled = preferences === undefined || user === undefined;

  const change = (values: Partial<Preferences>) => {
    if (disabled) return;
    setProblem(undefined);
    if (values.keyShortcuts !== undefined) forgetKeysOff();
    const after = { ...preferences, ...values };
    // What is chosen was pressed again.
    if (sameSetting(preferences, after)) return;
    outbox
      .submit({ kind: 'setPreferences', before: preferences, after }, getSignal())
      .catch((error: unknown) =>
        setProblem(t('That was not changed. {reason}', { reason: describeError(error) })),
      );
  };

  const [before, after] = t('You are logged in as {name}').split('{name}');

  return (
    <>
      <Stack spacing={3} sx={{ maxWidth: 640, mx: 'auto' }}>
        <div>
          <Typography ref={heading} variant="h5" component="h1" tabIndex={-1}>
            {t('Settings')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('Each change is saved at once, for all your devices.')}
          </Typography>
          <Above>
            <div>
              <UndoLastChange
                keyShortcut={undefined}
                entries={focus}
                replaced={undefined}
                day={undefined}
                {...{ undoButton, today }}
              />
            </div>
          </Above>
          {problem !== undefined && <Problem>{problem}</Problem>}
          {preferences === undefined && answer.error !== undefined && (
            <LoadError error={answer.error} onRetry={() => void answer.mutate()} />
          )}
        </div>
        <Group aria-labelledby="display">
          <h2 id="display">{t('Display')}</h2>
          <PreferenceChoices {...{ preferences, disabled }} onChange={change} />
        </Group>
        <Group aria-labelledby="log">
          <h2 id="log">{t('Log')}</h2>
          <p>{t('The targets of a day and the meals in which its entries are shown.')}</p>
          <LogPanels {...{ userId, today }} />
        </Group>
        <Group aria-labelledby="keyboard">
          <h2 id="keyboard">{t('Keyboard')}</h2>
          <KeyShortcutsSwitch
            areOn={preferences?.keyShortcuts}
            disabled={disabled}
            onChange={(keyShortcuts) => change({ keyShortcuts })}
          />
        </Group>
        <Group aria-labelledby="data">
          <h2 id="data">{t('Your data')}</h2>
          <Link to="/data">{t('Export, import or delete your log')}</Link>
        </Group>
        {user && (
          <Group aria-labelledby="account">
            <h2 id="account">{t('Account')}</h2>
            <p>
              <span>{before}</span>
              <span translate="no">{user.loginId}</span>
              {after}
            </p>
          </Group>
        )}
        {user && <RefusedChanges today={today} />}
      </Stack>
      <Notices>
        <StatusStrip />
      </Notices>
    </>
  );
}
