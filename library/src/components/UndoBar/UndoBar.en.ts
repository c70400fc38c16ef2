import type { UndoBarLocaleText } from './UndoBar.types.ts';

export const undoBarText: UndoBarLocaleText = {
  undo: 'Undo',
  dismiss: 'Dismiss',
  control: 'Ctrl',
};
