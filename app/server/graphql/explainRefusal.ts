import { mercurius } from 'mercurius';
import { ChangeRefused } from '../storage/changeRefused.ts';
import { badUserInput } from './badUserInput.ts';
import { foodLog } from './foodLog.ts';

const conflict = (message: string, current?: object) =>
  new mercurius.ErrorWithProps(message, { code: 'CONFLICT', ...(current && { current }) });

/** A refused change in words, with the code of its kind; any other error as it is. */
export function explainRefusal(error: unknown): unknown {
  if (!(error instanceof ChangeRefused)) return error;
  const { reason, current } = error;
  switch (reason) {
    case 'missing':
      return badUserInput('This entry is no longer there.');
    case 'idTaken':
      return conflict('Another entry already has this id. It was left as it is; use a new id.');
    case 'conflict':
      return conflict(
        `This entry was ${current?.deletedAt ? 'deleted' : 'changed'} in the meantime, so nothing was changed now. Look at it as it is and try again.`,
        current && foodLog(current),
      );
    case 'deletedLongAgo':
      return badUserInput(
        'This entry was deleted more than 30 days ago and can no longer be brought back.',
      );
    case 'totalsTooLarge':
      return badUserInput(
        'The totals of the day would be too large to be given exactly, so nothing was changed.',
      );
    default:
      return reason satisfies never;
  }
}
