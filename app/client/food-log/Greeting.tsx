import { styled } from '@mui/material/styles';
import { type ComponentProps, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h5,
  margin: theme.spacing(0, 0, 1),
  outline: 'none',
  overflowWrap: 'anywhere',
}));

/**
 * The heading of a signed-in person's page. It takes the focus when the person comes from another page, as after sign-
 * in.
 */
export function Greeting(props: ComponentProps<typeof Heading>) {
  const heading = useRef<HTMLHeadingElement>(null);
  // After a load or a step back, the browser decides where the focus is.
  const isArrival = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isArrival && document.activeElement === document.body) heading.current?.focus();
  }, [isArrival]);
  return <Heading {...props} ref={heading} tabIndex={-1} />;
}
