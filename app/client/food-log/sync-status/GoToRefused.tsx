import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useIsInView } from '../../components/useIsInView.ts';
import { plural, t } from '../../language/t.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { StatusCard } from './StatusCard.ts';

interface GoToRefusedProps {
  list: RefObject<HTMLElement | null>;
}

function OutOfView({ list, count }: GoToRefusedProps & { count: number }) {
  // Other notices may cover the lowest part of the window.
  const isInView = useIsInView(list, '0px 0px -20%');
  return (
    <div>
      {/* Its place stays: the list would move under a finger as it comes into view. */}
      <StatusCard sx={{ visibility: isInView ? 'hidden' : undefined }}>
        <p>
          <strong>
            {plural(count, { one: 'Not saved: 1 change', other: 'Not saved: {count} changes' })}
          </strong>
        </p>
        <Button
          color="error"
          aria-label={plural(count, { one: 'Show 1 change', other: 'Show {count} changes' })}
          onClick={() => list.current?.querySelector('button')?.focus()}
        >
          {t('Show')}
        </Button>
      </StatusCard>
    </div>
  );
}

/** Says that changes were refused while their list is out of view, and leads to it. */
export function GoToRefused({ list }: GoToRefusedProps) {
  const count = useOutboxState(({ rejected }) => rejected.length);
  return count > 0 && <OutOfView {...{ list, count }} />;
}
