import type { CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentType, useRef, useState } from 'react';
import { Problem } from '../../components/Problem.tsx';
import { loadPanel, notLoaded } from './loadPanel.ts';

interface DayMenuProps {
  userId: string;
  day: CalendarDay;
  today: CalendarDay;
  firstDay: CalendarDay | undefined;
}

const Root = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  '& form': { marginBottom: theme.spacing(2) },
}));

const panels = [
  {
    name: 'Copy a day',
    load: async () => (await import('./CopyEntries.tsx')).CopyEntries,
  },
  {
    name: 'Recently deleted',
    load: async () => (await import('./DeletedEntries.tsx')).DeletedEntries,
  },
];

/** Copies a day and restores deleted entries. Both are used less often, and load when they are opened. */
export function DayMenu(props: DayMenuProps) {
  const [open, setOpen] = useState<{
    name: string;
    Panel: ComponentType<DayMenuProps & { onClose: () => void }>;
  }>();
  const [hasFailed, setHasFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  return (
    <Root>
      {panels.map(({ name, load }) => (
        <Button
          key={name}
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
}
