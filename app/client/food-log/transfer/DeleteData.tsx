import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef } from 'react';
import { Problem } from '../../components/Problem.tsx';
import { t } from '../../language/t.ts';
import { forgetInTab } from '../../session/forgetSession.ts';
import { useApi } from '../data/useApi.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useRefreshLog } from './refreshLog.ts';
import { Actions, Section } from './Section.tsx';
import { TaskProgress } from './TaskProgress.tsx';
import { transferApi } from './transferApi.ts';
import { neverStops, useTask } from './useTask.ts';

const Question = styled('dialog')(({ theme }) => ({
  ...theme.typography.body1,
  maxWidth: 'min(28rem, 100vw - 2rem)',
  boxSizing: 'border-box',
  padding: theme.spacing(3),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  color: 'inherit',
  '& h2': { ...theme.typography.h6, margin: 0 },
  '& p': { margin: theme.spacing(1.5, 0) },
  '&& h2 + p': { color: 'inherit' },
  '& > div': { justifyContent: 'flex-end' },
  '&::backdrop': { background: 'rgb(0 0 0 / 50%)' },
}));

/** Deletes all that a person has in Foodlog, after one question. */
export function DeleteData({
  userId,
  disabled,
  onDeleted,
}: {
  userId: string;
  disabled: boolean;
  onDeleted: () => void;
}) {
  const { erase } = transferApi(useApi());
  const outbox = useOutbox();
  const { forget } = useRefreshLog(userId);
  const task = useTask();
  const question = useRef<HTMLDialogElement>(null);
  const id = useId();

  const start = () => {
    question.current?.close();
    void task.run(t('Deleting everything'), async () => {
      // The server goes on, also when the page is left: then what this device keeps must go, too.
      const signal = neverStops;
      await erase(userId, signal);
      const { pending, rejected } = outbox.getState();
      const unsaved = [...pending, ...rejected];
      outbox.discard(...unsaved.map((row) => row.id));
      // One of them may have arrived after all.
      if (unsaved.length > 0) await erase(userId, signal);
      await forget();
      forgetInTab(userId);
      onDeleted();
    });
  };

  return (
    <Section heading={t('Delete everything')}>
      <p>
        {t(
          'Deletes your entries, foods, meals, targets and imports from Foodlog and from this device. Export them first if you may want them again.',
        )}
      </p>
      <Actions>
        <Button
          color="error"
          variant="outlined"
          disabled={disabled}
          onClick={() => question.current?.showModal()}
        >
          {t('Delete everything…')}
        </Button>
      </Actions>
      <TaskProgress progress={task.progress} onStop={undefined} />
      {task.problem !== undefined && <Problem>{task.problem}</Problem>}
      <Question
        ref={question}
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}what ${id}rest`}
      >
        <h2 id={`${id}title`}>{t('Delete everything?')}</h2>
        <p id={`${id}what`}>
          {t(
            'All that you have logged and set is deleted at once, with what this device has not saved yet. You cannot undo this.',
          )}
        </p>
        <p id={`${id}rest`}>
          {t(
            'Your account at the sign-in provider remains. Changes that another device of yours has not saved yet are added when it is online again.',
          )}
        </p>
        <Actions>
          <Button onClick={() => question.current?.close()}>{t('Cancel')}</Button>
          <Button color="error" variant="contained" onClick={start}>
            {t('Delete everything')}
          </Button>
        </Actions>
      </Question>
    </Section>
  );
}
