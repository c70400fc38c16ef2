import { addDays, type CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Problem } from '../../components/Problem.tsx';
import { plural, t } from '../../language/t.ts';
import type { Owner } from '../../session/ownerOf.ts';
import { useToday } from '../clock/useToday.ts';
import { useApi } from '../data/useApi.ts';
import { useLogBounds } from '../day/useLogBounds.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { exportLog } from './exportLog.ts';
import { jsonFile, toFileSettings } from './jsonFile.ts';
import { Actions, Section } from './Section.tsx';
import { TaskProgress } from './TaskProgress.tsx';
import { transferApi } from './transferApi.ts';
import { useTask } from './useTask.ts';

const dayNumber = (day: CalendarDay) => Date.parse(day) / 86_400_000;

/** Saves a file as a browser saves what a person downloads. */
function save(href: string, download: string) {
  Object.assign(document.createElement('a'), { href, download }).click();
}

/** Takes all that a person has logged out of Foodlog. */
export function ExportData({ userId, user, disabled }: Owner & { disabled: boolean }) {
  const api = useApi();
  const task = useTask();
  const unsaved = useOutboxState(({ pending, rejected }) => pending.length + rejected.length);
  const today = useToday();
  const { firstDay = today } = useLogBounds(userId, user?.createdAt, today);
  const [exported, setExported] = useState<{ href: string; name: string; count: number }>();
  const href = exported?.href;
  useEffect(() => () => void (href && URL.revokeObjectURL(href)), [href]);

  // Where the text has the file is its link.
  const [before, after] = plural(exported?.count ?? 0, {
    one: 'Exported 1 entry to {file}',
    other: 'Exported {count} entries to {file}',
  }).split('{file}');

  const start = (format: 'json' | 'csv') =>
    void task.run(t('Exporting'), async (running) => {
      setExported(undefined);
      const createWriter = async () =>
        format === 'csv'
          ? (await import('./csvFile.ts')).csvFile
          : jsonFile(toFileSettings((await api.foodLogBounds()).settings));
      const days = dayNumber(addDays(today, 1)) - dayNumber(firstDay);
      const share = (day: CalendarDay) =>
        Math.max(0, Math.min(1, (dayNumber(day) - dayNumber(firstDay)) / days));
      const { file, count: entries } = await exportLog(
        transferApi(api),
        createWriter,
        share,
        running,
      );
      const url = URL.createObjectURL(file);
      const name = `foodlog-${today}.${format}`;
      save(url, name);
      setExported({ href: url, name, count: entries });
    });

  return (
    <Section heading={t('Export')}>
      <p>
        {t(
          'JSON holds everything that you have logged and set, for a copy or to move. CSV holds your entries, for a spreadsheet. Foodlog imports both.',
        )}
      </p>
      {unsaved > 0 && (
        <p>
          {plural(unsaved, {
            one: '1 change of this device is not saved yet, and not exported.',
            other: '{count} changes of this device are not saved yet, and not exported.',
          })}
        </p>
      )}
      <Actions>
        <Button variant="contained" disabled={disabled} onClick={() => start('json')}>
          {t('Export JSON')}
        </Button>
        <Button variant="outlined" disabled={disabled} onClick={() => start('csv')}>
          {t('Export CSV')}
        </Button>
      </Actions>
      <TaskProgress progress={task.progress} onStop={task.stop} />
      <output>
        {exported && (
          <>
            <span>{before}</span>
            <a href={exported.href} download={exported.name}>
              {exported.name}
            </a>
            {after && <span>{after}</span>}
          </>
        )}
      </output>
      {task.problem !== undefined && <Problem>{task.problem}</Problem>}
    </Section>
  );
}
