import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(1, 0),
  color: (theme.vars ?? theme).palette.error.main,
}));

/** Explains why the last action failed. */
export function Problem({ children }: { children: ReactNode }) {
  return <Root role="alert">{children}</Root>;
}
