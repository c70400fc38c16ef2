import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useRef, useState } from 'react';
import { useLazyPopup } from '../../slots/useLazyPopup.ts';
import { caughtMessage } from '../../format/errorMessage.ts';
import { fillIn } from '../../format/fillIn.ts';
import type {
  EntryListGroup,
  EntryListLocaleText,
  EntryListProps,
  FoodLogEntry,
} from './EntryList.types.ts';
import type { GroupedEntries } from './groupEntries.ts';

interface MoveMenuOptions extends Pick<
  EntryListProps,
  'slots' | 'slotProps' | 'classes' | 'onMove'
> {
  grouped: readonly GroupedEntries<FoodLogEntry>[] | undefined;
  disabled: boolean;
  text: EntryListLocaleText;
}

const loadMenu = () => import('./MoveMenu.tsx');

/** Preloads the menu. It ignores failures, because the press shows them. */
export function preloadMenu() {
  loadMenu().catch(() => undefined);
}

/** The menu that moves an entry to another group, and what is to say about the last move. */
export function useMoveMenu({ grouped = [], onMove, disabled, text, ...parts }: MoveMenuOptions) {
  const anchor = useRef<HTMLElement>(null);
  const [id, setId] = useState<string>();
  const [move, setMove] = useState<{ id: string; key: string; isSaid?: boolean }>();
  const [failure, setFailure] = useState<string>();
  const { popup, ...menu } = useLazyPopup(loadMenu);
  const groups = grouped.flatMap(({ group }) => group ?? []);
  const find = (wanted: string | undefined) => {
    const found = grouped.find(({ entries }) => entries.some((entry) => entry.id === wanted));
    return { group: found?.group, entry: found?.entries.find((entry) => entry.id === wanted) };
  };
  const { entry, group: current } = find(id);
  const canMove = onMove !== undefined && groups.length > 0;
  const isOpen = menu.isOpen && canMove && !disabled && entry !== undefined;
  if (menu.isOpen && !isOpen) menu.close();

  // Its row is gone, or has moved elsewhere: the menu would open where nobody sees it.
  useEnhancedEffect(() => {
    if (isOpen && !anchor.current?.isConnected) menu.close();
  });

  const moved = find(move?.id);
  const isMoved = move !== undefined && moved.group?.key === move.key;
  // It is said once: not again when the entry comes back, such as with another day, or after loading.
  if (move && isMoved && !move.isSaid) setMove({ ...move, isSaid: true });
  if (move?.isSaid && !isMoved) setMove(undefined);

  const choose = async (chosen: FoodLogEntry, group: EntryListGroup) => {
    menu.close();
    if (group === current) return;
    setFailure(undefined);
    setMove({ id: chosen.id, key: group.key });
    try {
      await onMove?.(chosen, group.key);
    } catch (error) {
      setFailure(caughtMessage(error, fillIn(text.notMoved, chosen.name)));
    }
  };

  return {
    canMove,
    /** Why the menu could not be opened, or an entry could not be moved. */
    failure: menu.failed ? text.moveFailed : failure,
    /** The id of the entry whose menu is open. */
    openId: isOpen ? id : undefined,
    /** Says where the entry that was moved last has arrived. */
    message:
      isMoved && moved.entry && moved.group
        ? fillIn(text.moved, { name: moved.entry.name, group: moved.group.label })
        : undefined,
    open: (button: HTMLElement, opened: string) => {
      anchor.current = button;
      setId(opened);
      void menu.open();
    },
    element: isOpen && popup && (
      <popup.MoveMenu
        {...parts}
        anchor={anchor}
        label={fillIn(text.move, entry.name)}
        groups={groups}
        current={current}
        onClose={menu.close}
        onChoose={(group) => void choose(entry, group)}
      />
    ),
  };
}
