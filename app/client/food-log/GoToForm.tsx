import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { abovePlaces } from '../components/Places.tsx';
import { useIsInView } from '../components/useIsInView.ts';
import { whileEditing } from '../components/whileEditing.ts';
import { noticesHeight } from './sync-status/Notices.tsx';

// Within reach of a thumb.
const Root = styled(Button)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: theme.spacing(2),
  bottom: `calc(${theme.spacing(2)} + ${noticesHeight} + ${abovePlaces})`,
  minWidth: 56,
  height: 56,
  fontSize: '1.75rem',
  [theme.breakpoints.up('sm')]: { display: 'none' },
  [`${whileEditing} &`]: { display: 'none' },
}));

/** On a phone, leads to the form from anywhere on the page. Hidden while the first field is in view. */
export function GoToForm({ nameInput }: { nameInput: RefObject<HTMLInputElement | null> }) {
  if (useIsInView(nameInput)) return null;
  return (
    <Root variant="contained" aria-label="Add food" onClick={() => nameInput.current?.focus()}>
      +
    </Root>
  );
}
