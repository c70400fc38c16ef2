import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(8, 2),
  textAlign: 'center',
}));

/** One calm sentence in the middle of a page, with what can be done about it. */
export function Message({
  children,
  role,
  actionName,
  onAction,
}: {
  children: ReactNode;
  role?: 'alert';
  actionName?: string;
  onAction?: () => void;
}) {
  return (
    <Root role={role}>
      <Typography variant="body1">{children}</Typography>
      {actionName && (
        <Button variant="contained" onClick={onAction}>
          {actionName}
        </Button>
      )}
    </Root>
  );
}
