import type { UndoBarLocaleText } from './UndoBar.types.ts';

export const undoBarText: UndoBarLocaleText = {
  undo: 'Undo',
  earlier: '{count} more to undo',
  dismiss: 'Dismiss',
  control: 'Ctrl',
};
