import { entryFiguresText, knownText } from '../../entry-figures/entryFigures.en.ts';
import type { EntryListLocaleText } from './EntryList.types.ts';

export const entryListText: EntryListLocaleText = {
  ...entryFiguresText,
  heading: 'Entries',
  edit: 'Edit {name}',
  delete: 'Delete {name}',
  pending: 'Saving…',
  loading: 'Loading entries',
  empty: 'Nothing logged yet. Add your first food.',
  failed: 'The entries could not be loaded.',
  retry: 'Try again',
  move: 'Move {name}',
  moved: '{name} moved to {group}',
  moveFailed: 'The menu could not be loaded. Reload the page to move entries.',
  notMoved: '{name} could not be moved. Try again.',
  otherGroup: 'Other',
  emptyGroup: 'Nothing here yet',
  known: knownText,
};
