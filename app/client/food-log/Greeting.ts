import { styled } from '@mui/material/styles';

/** The heading of a signed-in person's page. */
export const Greeting = styled('h1')(({ theme }) => ({
  ...theme.typography.h5,
  margin: theme.spacing(0, 0, 1),
  overflowWrap: 'anywhere',
}));
