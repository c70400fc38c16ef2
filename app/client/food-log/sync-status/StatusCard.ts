import { styled } from '@mui/material/styles';

/** Names what is not saved, with the actions at its end. */
export const StatusCard = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  marginBlockEnd: theme.spacing(1),
  'p ~ * > &': { marginBlockStart: theme.spacing(1) },
  paddingBlock: theme.spacing(1),
  paddingInline: theme.spacing(2, 1),
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderInlineStart: `4px solid ${(theme.vars ?? theme).palette.warning.main}`,
  borderRadius: theme.shape.borderRadius,
  background: (theme.vars ?? theme).palette.background.paper,
  '& > :first-child': {
    ...theme.typography.body2,
    flex: '1 1 9rem',
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '@media print': { display: 'none' },
  '& strong': { display: 'block' },
  '& > :last-child': { marginInlineStart: 'auto' },
}));
