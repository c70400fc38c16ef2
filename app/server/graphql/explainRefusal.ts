import { mercurius } from 'mercurius';
import { maxEntriesPerDay } from '../storage/Allowance.ts';
import { ChangeRefused } from '../storage/changeRefused.ts';
import { ImportRefused } from '../storage/imports/ImportRefused.ts';
import { mostStaged, mostUnfinished } from '../storage/imports/stageEntries.ts';
import { SettingRefused } from '../storage/settings/changeSetting.ts';
import { mostDayMarks, mostOfKind } from '../storage/settings/kinds.ts';
import { badUserInput } from './badUserInput.ts';
import { foodLog } from './foodLog.ts';
import { unitAlone } from './serving.ts';

const conflict = (message: string, current?: object) =>
  new mercurius.ErrorWithProps(message, { code: 'CONFLICT', ...(current && { current }) });

const tooMany: Record<string, string> = {
  day: `You have marked ${mostDayMarks.toLocaleString('en-US')} days already, which is the most. Remove the mark of another day, then try again.`,
  targets: `Targets begin on ${mostOfKind} days already, which is the most. Set them from one of these days, or remove some first.`,
  food: `You have set something of ${mostOfKind} foods already, which is the most. Move one that is pinned or hidden back to those that are offered, then try again.`,
};

const explainSetting = ({ kind, current }: SettingRefused) =>
  current
    ? conflict(
        'This was set otherwise in the meantime, so nothing was changed. Check it and try again.',
        current,
      )
    : badUserInput(tooMany[kind] ?? 'There are too many settings of this kind.');

/** Turns a refused import into an error with a message and a code. */
function explainImport({ reason, day }: ImportRefused): Error {
  switch (reason) {
    case 'missing':
      return badUserInput('This import does not exist. Begin another one.');
    case 'begun':
      return conflict('This import is in the log already, or on its way there. Begin another one.');
    case 'undone':
      return conflict('This import was undone. Begin another one.');
    case 'otherContent':
      return conflict(
        'The import has another entry in this place already. It was left as it is; begin another import.',
      );
    case 'otherCount':
      return conflict(
        'Not all entries of this import have arrived, so nothing was imported. Undo it, and import the file again.',
      );
    case 'tooManyImports':
      return badUserInput(
        `You have ${mostUnfinished} other imports that are not finished, which is the most. Complete or undo one first.`,
      );
    case 'tooManyEntries':
      return badUserInput(
        `Your imports that are not finished would have more than ${mostStaged.toLocaleString('en')} entries, which is the most. Complete or undo one first, or import less at once.`,
      );
    case 'otherRuns':
      return conflict(
        'Another import is on its way into your log, or out of it. Finish that one first.',
      );
    case 'idTaken':
      return conflict('The log has entries with the ids of this import. Begin another one.');
    case 'dayFull':
      return badUserInput(
        `The day ${day} would have more than ${maxEntriesPerDay} entries, which is the most that a day can have, so nothing was imported.`,
      );
    default:
      return reason satisfies never;
  }
}

/** Turns a refused change into an error with a message and a code; returns any other error unchanged. */
function explainRefusal(error: unknown): unknown {
  if (error instanceof SettingRefused) return explainSetting(error);
  if (error instanceof ImportRefused) return explainImport(error);
  if (!(error instanceof ChangeRefused)) return error;
  const { reason, current } = error;
  switch (reason) {
    case 'missing':
      return badUserInput('This entry no longer exists.');
    case 'idTaken':
      return conflict('Another entry already has this id. It was left as it is; use a new id.');
    case 'conflict':
      return conflict(
        current?.deletedAt
          ? 'This entry was deleted in the meantime, so this change was not made. Restore it and try again.'
          : 'This entry was changed in the meantime, so this change was not made. Check the entry and try again.',
        current && foodLog(current),
      );
    case 'unitAlone':
      return unitAlone();
    case 'deletedLongAgo':
      return badUserInput(
        'This entry was deleted more than 30 days ago and can no longer be restored.',
      );
    case 'dayFull':
      return badUserInput(
        `The day would have more than ${maxEntriesPerDay} entries, which is the most that a day can have, so nothing was changed.`,
      );
    case 'tooManyTotals':
      return badUserInput(
        'The days of these entries have too many entries to be totalled at once, so nothing was changed. Change fewer entries at once.',
      );
    case 'totalsTooLarge':
      return badUserInput(
        'The totals of the day would be too large to be given exactly, so nothing was changed.',
      );
    default:
      return reason satisfies never;
  }
}

/** Awaits a change. If it is refused, this rejects with an error that has a message and a code. */
export const explained = <Made>(change: Promise<Made>): Promise<Made> =>
  change.catch((error: unknown) => {
    throw explainRefusal(error);
  });
