import { useEffect, useState } from 'react';

/** After how long a person takes what is on screen for the answer, in milliseconds. */
const patience = 3000;

/** Whether an answer has been waited for so long that the page should say what it shows meanwhile. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(setIsSlow, patience, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
