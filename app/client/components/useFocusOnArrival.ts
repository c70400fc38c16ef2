import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Gives the focus to the heading of a page when a person comes from another page, as after signing in or out.
 * @returns the ref of the heading, which needs a `tabIndex` of -1.
 */
export function useFocusOnArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigationType = useNavigationType();
  // After a load or a step back, the browser decides where the focus is. Another day is no other page.
  const [isArrival] = useState(navigationType !== NavigationType.Pop);
  useEffect(() => {
    if (isArrival && document.activeElement === document.body) heading.current?.focus();
  }, [isArrival]);
  return heading;
}
