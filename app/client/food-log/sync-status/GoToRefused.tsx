import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useIsInView } from '../../components/useIsInView.ts';
import { countChanges } from './countChanges.ts';
import { noticesHeight } from './Notices.tsx';

// Above Undo and the way to the form, where it covers no field.
const Root = styled(Button)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 0,
  bottom: `calc(${theme.spacing(3)} + 56px + ${noticesHeight} + env(safe-area-inset-bottom, 0px))`,
  width: 'fit-content',
  marginInline: 'auto',
}));

/** Says that changes were refused while their list is out of view, and leads to it. */
export function GoToRefused({
  list,
  count,
}: {
  list: RefObject<HTMLElement | null>;
  /** The number of changes. */
  count: number;
}) {
  if (useIsInView(list)) return null;
  return (
    <Root
      variant="contained"
      color="error"
      onClick={() => list.current?.querySelector('button')?.focus()}
    >
      <span>{`Not saved: ${countChanges(count)}`}</span>
    </Root>
  );
}
