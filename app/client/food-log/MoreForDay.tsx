import type { CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentType, useRef, useState } from 'react';
import { loadPart, notLoaded } from './loadPart.ts';
import { Problem } from './Problem.tsx';

interface MoreForDayProps {
  userId: string;
  day: CalendarDay;
  today: CalendarDay;
  firstDay: CalendarDay | undefined;
}

const Root = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  '& form': { marginBottom: theme.spacing(2) },
}));

const ways = [
  {
    name: 'Copy a day',
    load: async () => (await import('./CopyEntries.tsx')).CopyEntries,
  },
  {
    name: 'Deleted entries',
    load: async () => (await import('./DeletedEntries.tsx')).DeletedEntries,
  },
];

/** What is wanted less often, loaded when it is: copying a day, and bringing back what was deleted. */
export function MoreForDay(props: MoreForDayProps) {
  const [open, setOpen] = useState<{
    name: string;
    Way: ComponentType<MoreForDayProps & { onClose: () => void }>;
  }>();
  const [hasFailed, setHasFailed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  return (
    <Root>
      {ways.map(({ name, load }) => (
        <Button
          key={name}
          aria-expanded={open?.name === name}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            setHasFailed(false);
            setOpen(undefined);
            if (open?.name === name) return;
            loadPart(load).then(
              (Way) => setOpen({ name, Way }),
              () => setHasFailed(true),
            );
          }}
        >
          {name}
        </Button>
      ))}
      {hasFailed && <Problem>{notLoaded}</Problem>}
      {open && <open.Way {...props} onClose={close} />}
    </Root>
  );
}
