import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(8, 2),
  textAlign: 'center',
  textWrap: 'balance',
  '& p': { ...theme.typography.body1, margin: 0 },
  '& p + p': { maxWidth: '24em' },
}));

/** One calm sentence in the middle of a page, with details and a button for what to do next. */
export function Message({
  children,
  details,
  role,
  actionName,
  onAction,
  otherAction,
}: {
  children: ReactNode;
  details?: string | undefined;
  role?: 'alert';
  actionName?: string;
  onAction?: () => void;
  /** A button for what else can be done. */
  otherAction?: ReactNode;
}) {
  return (
    <Root role={role}>
      <p>{children}</p>
      {details && <p>{details}</p>}
      {actionName && (
        <Button variant="contained" onClick={onAction}>
          {actionName}
        </Button>
      )}
      {otherAction}
    </Root>
  );
}
