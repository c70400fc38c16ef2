import { type CalendarDay, UndoBar, undoBarClasses } from '@foodlog/ui';
import { buttonClasses } from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type Ref, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeError } from '../../api/describeError.ts';
import { noticesHeight } from '../../components/noticesHeight.ts';
import { abovePlaces } from '../../components/Places.tsx';
import {
  addTimeline,
  whileAdding,
  whileEditing,
  whileSearching,
} from '../../components/whileEditing.ts';
import { inOtherLanguages } from '../../language/otherLanguages.ts';
import { t } from '../../language/t.ts';
import { describeChange, describeUndo } from '../outbox/describeChange.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import type { MutationRow } from '../../store/rows.ts';
import { entriesOf, type LogChange } from '../data/FoodLog.types.ts';
import type { EntryFocus } from './useEntryFocus.ts';

/** The id of the first entry of a change. */
function firstId(change: LogChange | undefined): string | undefined {
  const [entry] = change ? entriesOf(change) : [];
  return entry?.id;
}

const wholeText = { style: { display: 'block' } } as const;

const floating = `& .${undoBarClasses.undoButton}[data-floating=true]`;

const alone = { minHeight: 0, marginInlineStart: 0, marginBlockEnd: 0 };

const look = {
  // Beside the heading of the foods to repeat, so that nothing moves when it appears.
  minHeight: 44,
  marginInline: '5.5rem -8px',
  marginBlockEnd: '-44px',
  '&:only-child': alone,
  // What is left beside a button that has moved away stays below the day.
  '&:has(> [data-floating=true]), &:not(:has(> button))': { marginInlineEnd: 0 },
  [`& .${undoBarClasses.message}:not(:empty)`]: {
    flexWrap: 'nowrap',
    justifyContent: 'flex-end',
    textAlign: 'end',
  },
  // Chromium sets the ellipsis after text that ends at the edge, where it would be cut off.
  [`& .${undoBarClasses.text}`]: { paddingInlineEnd: '14px', marginInlineEnd: '-14px' },
  [`& .${undoBarClasses.earlier}`]: { flex: 'none' },
  // The words need the room of the shortcut, and of the number of changes, which is only spoken.
  '@container (max-width: 28em)': {
    [`& .${undoBarClasses.keyHint}`]: { display: 'none' },
    [`& .${undoBarClasses.earlier}`]: visuallyHidden,
  },
  [`${inOtherLanguages} &`]: {
    '@container (max-width: 28em)': { marginInlineStart: 0, marginBlockEnd: 0 },
  },
  // Large text needs the whole width.
  '@container (max-width: 13em)': {
    ...alone,
    [`& .${undoBarClasses.message}:not(:empty)`]: {
      justifyContent: 'flex-start',
      textAlign: 'start',
    },
    [`& .${undoBarClasses.text}.${undoBarClasses.text}`]: {
      display: 'block',
    },
  },
  // The message is out of view while the button floats: then its own words are in view. A phone has Add food beside it.
  [`& .${undoBarClasses.undoButton}[data-floating=false] > .${buttonClasses.endIcon}`]:
    visuallyHidden,
  [floating]: {
    maxWidth: 'min(100vw - 116px, 24rem)',
    '& > span': { flex: 'none' },
    bottom: `calc(16px + ${noticesHeight} + ${abovePlaces})`,
    [`& > .${buttonClasses.endIcon}`]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      flex: '0 1 auto',
      marginInline: '0.75em 0',
      fontWeight: 'normal',
      lineHeight: 1.25,
      textAlign: 'start',
      overflow: 'hidden',
    },
    // It would cover the buttons of the form, where a press would then undo.
    '@keyframes hide': { 'from, to': { visibility: 'hidden' } },
    animation: 'hide linear',
    animationTimeline: addTimeline,
    // From where the form comes into the window until its end is above this button.
    animationRange: `entry-crossing 0% entry-crossing calc(100% + 3.75rem + ${noticesHeight} + ${abovePlaces})`,
    // The shortcut stays beside the words that it is for.
    [`& .${undoBarClasses.keyHint}`]: { flex: 'none' },
    // With large text on a phone, they would end after a few letters.
    '@container (max-width: 13em)': { [`& > .${buttonClasses.endIcon}`]: visuallyHidden },
  },
  // It would cover what was found, or a field, Save or Cancel, where a press would then undo.
  [`${whileSearching} ${floating}, ${whileEditing} ${floating}`]: {
    visibility: 'hidden',
  },
  '@media (pointer: coarse)': { [`${whileAdding} ${floating}`]: { visibility: 'hidden' } },
};

/**
 * Offers to undo the last change, then the one before it, and so on; and to bring back what Adjust has replaced in the
 * form.
 */
export function UndoLastChange({
  keyShortcut,
  undoButton,
  entries,
  today,
  day,
  replaced,
}: {
  keyShortcut: string | undefined;
  /** Receives the Undo button. */
  undoButton: Ref<HTMLButtonElement>;
  entries: RefObject<EntryFocus | null>;
  today: CalendarDay;
  /** The day on screen; undefined on a page that shows none. */
  day: CalendarDay | undefined;
  /** What Adjust has replaced in the form, until it is brought back. */
  replaced: { name: string; restoreDraft: () => void } | undefined;
}) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const undoable = useOutboxState((state) => state.undoable);
  /** The words about the last press, until another change can be undone. */
  const [said, setSaid] = useState<{
    words: string;
    last: MutationRow | undefined;
    isProblem: boolean;
  }>();
  const say = (text: string, isProblem = false) =>
    setSaid({ words: text, last: outbox.getState().undoable.at(-1), isProblem });
  const last = undoable.at(-1);
  const words = last && describeChange(last.change, today, day);

  const undoLast = () => {
    outbox.undo(getSignal()).catch((error: unknown) => {
      say(t('That could not be undone. {reason}', { reason: describeError(error) }), true);
    });
    const next = outbox.getState().undoable.at(-1);
    say(
      next
        ? t('Undone. Next: {change}', { change: describeUndo(next.change, today, day) })
        : t('Undone.'),
    );
  };
  const undo = () => {
    if (replaced) {
      replaced.restoreDraft();
      return;
    }
    // Undo may remove the focused control; then the focus moves to where the person goes on.
    const hadFocus = document.activeElement !== document.body;
    flushSync(undoLast);
    if (!hadFocus || document.activeElement !== document.body) return;
    entries.current?.focusEntry(firstId(last?.change));
  };
  const saidLast = said?.last === last ? said : undefined;
  const undone = replaced
    ? replaced.name
      ? t('replacement of {name}', { name: replaced.name })
      : t('replacement of what you typed')
    : last && describeUndo(last.change, today, day);

  // The space is between the words where they are read or copied.
  const button = { ref: undoButton, endIcon: undone && ` ${undone}` };

  return (
    <UndoBar
      message={
        replaced
          ? replaced.name
            ? t('Replaced {name}', { name: replaced.name })
            : t('Replaced what you typed')
          : (saidLast?.words ?? words)
      }
      count={undoable.length + (replaced ? 1 : 0)}
      position="static"
      keyShortcut={keyShortcut}
      slotProps={{
        undoButton: button,
        // What went wrong is never cut short.
        text: saidLast?.isProblem ? wholeText : {},
      }}
      onUndo={undo}
      sx={look}
    />
  );
}
