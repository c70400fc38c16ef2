import type { CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentType, memo, useRef, useState } from 'react';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { Problem } from '../../components/Problem.tsx';
import { useHasDeleted } from '../day/useLogBounds.ts';
import { loadPanel, notLoaded } from './loadPanel.ts';

interface DayMenuProps {
  userId: string;
  day: CalendarDay;
  today: CalendarDay;
  firstDay: CalendarDay | undefined;
  lastDay: CalendarDay;
}

const Root = styled('div')(({ theme }) => ({
  // The labels are flush with the edge of the entries.
  margin: theme.spacing(1, -1, 0),
  // In a second line, too, a short label begins where the others do.
  '& > button': { minWidth: 0 },
  '& form': { margin: theme.spacing(1, 1, 0) },
  '@media print': { display: 'none' },
  // A panel opens with its first rows above Undo at the bottom of the window, also while they load.
  '&:has(form)': { minHeight: '60vh' },
  '& h2': { scrollMarginBlockEnd: '40vh' },
  // The rest of its row stays in view with a focused checkbox.
  '& [type=checkbox]': { scrollMarginBlockEnd: '4rem' },
}));

interface Offer extends DayMenuProps {
  hasDeleted: boolean;
}

const panels = [
  {
    name: 'Copy a day',
    // A person who can view one day has no other to copy.
    isOffered: ({ firstDay, lastDay }: Offer) => firstDay !== lastDay,
    load: async () => (await import('./CopyEntries.tsx')).CopyEntries,
  },
  {
    name: 'Recently deleted',
    isOffered: ({ hasDeleted }: Offer) => hasDeleted,
    load: async () => (await import('./DeletedEntries.tsx')).DeletedEntries,
  },
  {
    name: 'Targets',
    isOffered: () => true,
    load: async () => (await import('../settings/TargetsPanel.tsx')).TargetsPanel,
  },
  {
    name: 'Meals',
    isOffered: () => true,
    load: async () => (await import('../settings/MealsPanel.tsx')).MealsPanel,
  },
];

/** What is used less often than the rest of the page. Each loads when it is opened. */
export const DayMenu = memo(function DayMenu(props: DayMenuProps) {
  const [open, setOpen] = useState<{
    name: string;
    Panel: ComponentType<DayMenuProps & { onClose: () => void }>;
  }>();
  const [hasFailed, setHasFailed] = useState(false);
  const hasDeleted = useHasDeleted(props.userId);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  return (
    <Root>
      {panels
        .filter(({ name, isOffered }) => open?.name === name || isOffered({ ...props, hasDeleted }))
        .map(({ name, load }) => (
          <Button
            key={name}
            ref={focusHeadingWhenGone}
            aria-expanded={open?.name === name}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              setHasFailed(false);
              setOpen(undefined);
              if (open?.name === name) return;
              loadPanel(load).then(
                (Panel) => setOpen({ name, Panel }),
                () => setHasFailed(true),
              );
            }}
          >
            {name}
          </Button>
        ))}
      {hasFailed && <Problem>{notLoaded}</Problem>}
      {open && <open.Panel {...props} onClose={close} />}
    </Root>
  );
});
