'use client';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import type { KeyboardEvent, RefObject } from 'react';
import { popupContainer } from '../../document/popupContainer.ts';
import { useCloseWatcher } from '../../document/useCloseWatcher.ts';
import { endKey } from '../../slots/endKey.ts';
import { useSlots } from '../../slots/useSlots.ts';
import { notPrinted } from '../../theme/notPrinted.ts';
import { targetSize } from '../../theme/targetSize.ts';
import type { EntryListGroup, EntryListProps } from './EntryList.types.ts';

const itemStyles = {
  gap: 1,
  minHeight: (theme: Theme) => targetSize(theme),
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  // The popup would clip it.
  '&.Mui-focusVisible': { outlineOffset: -2 },
} as const;

interface MoveMenuProps extends Pick<EntryListProps, 'slots' | 'slotProps' | 'classes'> {
  /** The button below which the menu opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Accessible name of the menu. */
  label: string;
  groups: readonly EntryListGroup[];
  /** The group that the entry is in. */
  current: EntryListGroup | undefined;
  onChoose: (group: EntryListGroup) => void;
  onClose: () => void;
}

/** The menu of the groups to which an entry can be moved. It is loaded on demand, and open as long as it is rendered. */
export function MoveMenu(props: MoveMenuProps) {
  const { anchor, label, groups, current, onChoose, onClose } = props;
  const slot = useSlots('FoodlogEntryList', props);
  useCloseWatcher(true, onClose, anchor);
  return slot(
    'moveMenu',
    <Popover
      open
      // The list of the menu takes the focus, and EntryList gives it back.
      disableAutoFocus
      disableRestoreFocus
      onClose={onClose}
      onKeyDownCapture={(event: KeyboardEvent) => {
        // A key that is still held down has opened the menu.
        if (event.repeat && event.key === 'Enter') endKey(event);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // MUI closes the menu and ends the event, but a native dialog closes by the default action.
        if (event.key === 'Escape') event.preventDefault();
        // MUI prevents the default action of the keys that it uses.
        if (event.defaultPrevented) event.stopPropagation();
      }}
      anchorEl={() => anchor.current}
      container={() => popupContainer(anchor.current)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      transitionDuration={0}
      sx={notPrinted}
    >
      <MenuList
        autoFocusItem
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key !== 'Tab') return;
          event.preventDefault();
          onClose();
        }}
      >
        {groups.map((group) => {
          const isCurrent = group === current;
          return slot(
            'moveItem',
            <MenuItem
              key={group.key}
              role="menuitemradio"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list of MUI 7 focuses no item inside another element, as a slot with styles is
              autoFocus={group === (current ?? groups[0])}
              aria-checked={isCurrent}
              selected={isCurrent}
              sx={itemStyles}
              onClick={() => onChoose(group)}
            >
              <svg
                width="20"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden="true"
              >
                {isCurrent && <path d="M5 13l4 4L19 7" />}
              </svg>
              <span>{group.label}</span>
            </MenuItem>,
            { group },
          );
        })}
      </MenuList>
    </Popover>,
  );
}
