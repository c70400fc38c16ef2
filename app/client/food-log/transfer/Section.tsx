import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1.5),
  minWidth: 0,
  padding: theme.spacing(2),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  overflowWrap: 'anywhere',
  '& h2': { ...theme.typography.subtitle1, margin: 0 },
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
  '& p, & ul': { margin: 0 },
  // It has to be there before it says something, and takes no room.
  '& > output:empty': { position: 'absolute' },
  '& a': { color: (theme.vars ?? theme).palette.primary.main },
  '& h2 + p': { color: (theme.vars ?? theme).palette.text.secondary, textWrap: 'pretty' },
}));

/** Buttons side by side, or below each other where there is no room. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

/** One of the things that a person can do with their data. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </Root>
  );
}
