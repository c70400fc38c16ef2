import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { noticesHeight } from '../components/noticesHeight.ts';
import { abovePlaces } from '../components/Places.tsx';
import { useIsInView } from '../components/useIsInView.ts';
import { whileAdding, whileEditing } from '../components/whileEditing.ts';
import { t } from '../language/t.ts';

// Within reach of a thumb.
const Root = styled(Button)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer,
  insetInlineEnd: theme.spacing(2),
  bottom: `calc(${theme.spacing(2)} + ${noticesHeight} + ${abovePlaces})`,
  minWidth: 56,
  height: 56,
  fontSize: '1.75rem',
  [theme.breakpoints.up('sm')]: { display: 'none' },
  [`${whileEditing} &`]: { display: 'none' },
  // It would cover the list of meals.
  'body:has(main button[aria-expanded=true] + div) &': { display: 'none' },
  '@media (pointer: coarse)': { [`${whileAdding} &`]: { display: 'none' } },
}));

/** On a phone, leads to the form from anywhere on the page. Hidden while the first field is in view. */
export function GoToForm({ nameInput }: { nameInput: RefObject<HTMLInputElement | null> }) {
  if (useIsInView(nameInput)) return null;
  return (
    <Root variant="contained" aria-label={t('Add food')} onClick={() => nameInput.current?.focus()}>
      +
    </Root>
  );
}
