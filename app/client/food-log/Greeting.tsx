import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useFocusOnArrival } from '../components/useFocusOnArrival.ts';

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h5,
  margin: theme.spacing(0, 0, 1),
  outline: 'none',
  overflowWrap: 'anywhere',
}));

/** The heading of a signed-in person's page. */
export function Greeting(props: ComponentProps<typeof Heading>) {
  return <Heading {...props} ref={useFocusOnArrival()} tabIndex={-1} />;
}
