import { useEffect, useRef } from 'react';
import type { ChangeMaker } from './PendingChange.ts';

/** Makes a component the maker of changes: as long as it is there, it says itself when one of them is refused. */
export function useChangeMaker(): ChangeMaker {
  const maker = useRef(true);
  useEffect(() => {
    maker.current = true;
    return () => {
      maker.current = false;
    };
  }, []);
  return maker;
}
