import type { UndoBarLocaleText } from './UndoBar.types.ts';

export const undoBarText: UndoBarLocaleText = {
  undo: 'Undo',
  earlier: '{count} earlier',
  dismiss: 'Dismiss',
  control: 'Ctrl',
};
