import type { CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useRef, useState } from 'react';

const CopyEntries = lazy(async () => ({
  default: (await import('./CopyEntries.tsx')).CopyEntries,
}));
const DeletedEntries = lazy(async () => ({
  default: (await import('./DeletedEntries.tsx')).DeletedEntries,
}));

const Root = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  '& form': { marginBottom: theme.spacing(2) },
}));

const ways = { copy: 'Copy a day', deleted: 'Deleted entries' } as const;

/** What is wanted less often, loaded when it is: copying a day, and bringing back what was deleted. */
export function MoreForDay(props: {
  userId: string;
  day: CalendarDay;
  today: CalendarDay;
  firstDay: CalendarDay | undefined;
}) {
  const [open, setOpen] = useState<keyof typeof ways>();
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  return (
    <Root>
      {(['copy', 'deleted'] as const).map((way) => (
        <Button
          key={way}
          aria-expanded={open === way}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            setOpen(open === way ? undefined : way);
          }}
        >
          {ways[way]}
        </Button>
      ))}
      <Suspense fallback={null}>
        {open === 'copy' && <CopyEntries {...props} onClose={close} />}
        {open === 'deleted' && <DeletedEntries {...props} onClose={close} />}
      </Suspense>
    </Root>
  );
}
