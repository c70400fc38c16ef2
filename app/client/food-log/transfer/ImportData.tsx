import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { LoadError } from '../../components/LoadError.tsx';
import { Problem } from '../../components/Problem.tsx';
import { plural, t } from '../../language/t.ts';
import type { Owner } from '../../session/ownerOf.ts';
import { idsOf } from '../data/FoodLog.types.ts';
import { useApi } from '../data/useApi.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { afterOtherTabs } from './afterOtherTabs.ts';
import { missingIn } from './columns.ts';
import { type Found, findEntries, openFile, type OpenedTable } from './findEntries.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportList, wordsOfImported } from './ImportList.tsx';
import { commitImport, importLog, undoImport } from './importLog.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { importSettings } from './importSettings.ts';
import { leaveOutLogged, momentOf } from './leaveOutLogged.ts';
import { useRefreshLog } from './refreshLog.ts';
import { Actions, Section } from './Section.tsx';
import { TaskProgress } from './TaskProgress.tsx';
import { FileError, type Task } from './TransferFile.types.ts';
import { type LogImport, transferApi } from './transferApi.ts';
import { neverStops, stopped, useTask } from './useTask.ts';

/** What is on the screen of the import: nothing, the question what is where, or what would be added. */
type Step =
  | { name: 'choose' }
  | { name: 'columns'; fileName: string; opened: OpenedTable }
  | { name: 'preview'; found: Found };

/** Brings entries of a file into the log, and takes them out again. */
export function ImportData({ userId, user, disabled }: Owner & { disabled: boolean }) {
  const api = useApi();
  const transfer = transferApi(api);
  const outbox = useOutbox();
  const { refresh } = useRefreshLog(userId);
  const task = useTask();
  const input = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step>({ name: 'choose' });
  const [withSettings, setWithSettings] = useState(true);
  const [done, setDone] = useState<string>();
  const list = useSWR<LogImport[], unknown>(
    disabled ? null : `foodLogImports ${userId}`,
    async () => transfer.imports(neverStops),
    // It is not shown without a network.
    { onSuccess: () => {} },
  );
  const loginId = user?.loginId;

  const find = (fileName: string, opened: string | OpenedTable) => async (running: Task) => {
    const { settings } = await api.foodLogBounds();
    const runs = (await transfer.imports(running.signal)).some(({ state }) =>
      ['IMPORTING', 'UNDOING'].includes(state),
    );
    if (runs)
      throw new FileError(
        t('Another import is not finished. Continue or undo it first, in the list below.'),
      );
    const log = { ...transfer, pending: outbox.getState().pending };
    const found = await findEntries(log, fileName, opened, settings, running);
    setStep({ name: 'preview', found });
  };
  const choose = (file: File) =>
    void task.run(t('Reading the file'), async (running) => {
      setDone(undefined);
      const opened = await openFile(file, running);
      const isAsked =
        typeof opened === 'object' && (!opened.table.source || missingIn(opened.columns));
      if (isAsked) setStep({ name: 'columns', fileName: file.name, opened });
      else await find(file.name, opened)(running);
    });

  /** @throws FileError while changes of its entries are not saved, which would be lost. */
  const takeOut = async (id: string, running: Task) => {
    const ids = outbox.getState().pending.flatMap(({ change }) => idsOf(change));
    if (ids.some((one) => one.startsWith(id)))
      throw new FileError(
        t('Changes of its entries are not saved yet. Undo the import when they are.'),
      );
    return undoImport(transfer, id, running);
  };

  /**
   * Takes back what an import has begun. What cannot be taken back now is in the list.
   * @param problem what else of it stays.
   */
  const takeBack = async (id: string, running: Task, problem: string) => {
    try {
      const signal = neverStops;
      const isBegun = (await transfer.imports(signal)).some((one) => one.id === id);
      const kept = isBegun ? (await takeOut(id, { ...running, signal })).kept : 0;
      if (problem) task.setProblem(problem);
      else
        setDone(
          kept > 0
            ? plural(kept, {
                one: 'Stopped. 1 entry that you have changed since stayed.',
                other: 'Stopped. {count} entries that you have changed since stayed.',
              })
            : t('Stopped: nothing was imported.'),
        );
    } catch {
      task.setProblem(
        `${t('A part of the import may be in your log still. Undo it in the list below.')} ${problem}`,
      );
    }
  };

  /** Runs what changes the log. A stop takes all of it back. */
  const change = (words: string, id: string, work: (running: Task) => Promise<string>) =>
    void task.run(words, async (running) => {
      setDone(undefined);
      try {
        setDone(await work(running));
        setStep({ name: 'choose' });
      } catch (error) {
        if (running.signal.reason !== stopped) throw error;
        await takeBack(id, running, error instanceof FileError ? error.message : '');
        setStep({ name: 'choose' });
      } finally {
        await list.mutate();
        refresh();
      }
    });
  /** Whether the log has just what an import was compared with, or has begun to get the import. */
  const isAsCompared = async ({ id, read, added, moment }: Found, running: Task) => {
    const begun = (await transfer.imports(running.signal)).find((one) => one.id === id);
    // An attempt that failed has changed the moment of the log, if nothing else.
    if (begun?.state === 'STAGED') {
      const log = { ...transfer, pending: outbox.getState().pending };
      const now = (await leaveOutLogged(log, read, running)).added;
      return now.length === added.length && now.every((entry, index) => entry === added[index]);
    }
    const { changedAt } = await transfer.exportPage(undefined, running.signal);
    return begun !== undefined || momentOf(changedAt, outbox.getState().pending) === moment;
  };
  const start = (found: Found) =>
    change(t('Importing'), found.id, async (running) => {
      const { id, fileName, added, settings } = found;
      if (loginId === undefined) throw new Error('The login id is not known yet.');
      const name = Array.from(fileName).slice(0, 200).join('') || t('Import');
      await afterOtherTabs(userId, running.signal, async () => {
        if (!(await isAsCompared(found, running)))
          throw new FileError(
            t('Your log has changed since the file was compared with it. Choose the file again.'),
          );
        if (added.length > 0)
          await importLog(transfer, { id, name, userId: loginId, entries: added }, running);
      });
      if (settings && withSettings) await importSettings(api, settings, running);
      return added.length > 0 ? wordsOfImported(added.length) : t('Imported what is set.');
    });
  const undo = ({ id }: Pick<LogImport, 'id'>) =>
    void task.run(t('Taking the import out of your log'), async (running) => {
      setDone(undefined);
      try {
        const { kept } = await takeOut(id, running);
        setDone(
          kept > 0
            ? plural(kept, {
                one: 'The import is undone. 1 entry that you have changed since stayed.',
                other: 'The import is undone. {count} entries that you have changed since stayed.',
              })
            : t('The import is undone.'),
        );
      } finally {
        await list.mutate();
        refresh();
      }
    });
  const cancel = () => {
    if (task.isRunning) {
      task.stop();
      return;
    }
    task.setProblem(undefined);
    // What an attempt that failed has left at the server goes with it.
    const begun = step.name === 'preview' && list.data?.find(({ id }) => id === step.found.id);
    setStep({ name: 'choose' });
    if (begun) undo(begun);
  };

  return (
    <Section heading={t('Import')}>
      <p>
        {t(
          'Foodlog reads its own exports, those of Cronometer and MyFitnessPal, and other CSV files. You see what is new before anything is stored, and can undo an import later.',
        )}
      </p>
      {step.name === 'columns' && (
        <ImportColumns
          table={step.opened.table}
          guessed={step.opened.columns}
          onDone={(columns) =>
            void task.run(
              t('Reading the entries'),
              find(step.fileName, { table: step.opened.table, columns }),
            )
          }
          onCancel={cancel}
        />
      )}
      {step.name === 'preview' && (
        <ImportPreview
          key={step.found.id}
          found={step.found}
          onImport={() => start(step.found)}
          onChangeColumns={
            step.found.opened &&
            (() => {
              const { fileName, opened } = step.found;
              if (opened) setStep({ name: 'columns', fileName, opened });
            })
          }
          onCancel={cancel}
          onWithSettings={setWithSettings}
          {...{ withSettings }}
        />
      )}
      {step.name === 'choose' && (
        <Actions>
          <Button
            variant="contained"
            disabled={disabled || loginId === undefined}
            onClick={() => input.current?.click()}
          >
            {t('Choose a file')}
          </Button>
        </Actions>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('File to import')}
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
          // The same file may be chosen again, changed.
          target.value = '';
        }}
      />
      <TaskProgress progress={task.progress} onStop={task.stop} />
      <output>{done}</output>
      {task.problem !== undefined && <Problem>{task.problem}</Problem>}
      {list.error !== undefined && !list.data && (
        <LoadError error={list.error} onRetry={() => void list.mutate()} />
      )}
      <ImportList
        imports={list.data ?? []}
        disabled={disabled || task.isRunning}
        onContinue={({ id, entries }) =>
          change(t('Importing'), id, async (running) => {
            await commitImport(transfer, id, entries, running);
            return wordsOfImported(entries);
          })
        }
        onUndo={undo}
      />
    </Section>
  );
}
