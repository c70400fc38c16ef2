import { mercurius } from 'mercurius';
import { maxEntriesPerDay } from '../storage/Allowance.ts';
import { ChangeRefused } from '../storage/changeRefused.ts';
import { mostOfKind, SettingRefused } from '../storage/settings/changeSetting.ts';
import { badUserInput } from './badUserInput.ts';
import { foodLog } from './foodLog.ts';
import { unitAlone } from './serving.ts';

const conflict = (message: string, current?: object) =>
  new mercurius.ErrorWithProps(message, { code: 'CONFLICT', ...(current && { current }) });

const tooMany = {
  targets: `Targets begin on ${mostOfKind} days already, which is the most. Set them from one of these days, or remove some first.`,
  food: `You have set something of ${mostOfKind} foods already, which is the most. Move one that is pinned or hidden back to those that are offered, then try again.`,
};

const explainSetting = ({ kind, current }: SettingRefused) =>
  current
    ? conflict(
        'This was set otherwise in the meantime, so nothing was changed. Check it and try again.',
        current,
      )
    : badUserInput(kind === 'food' ? tooMany.food : tooMany.targets);

/** Turns a refused change into an error with a message and a code; returns any other error unchanged. */
export function explainRefusal(error: unknown): unknown {
  if (error instanceof SettingRefused) return explainSetting(error);
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
