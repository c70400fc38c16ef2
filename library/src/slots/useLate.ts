import { useEffect, useState } from 'react';

/**
 * Code that is loaded when it is first wanted. `lazy` and `Suspense` are no alternative: a failed load must not crash the
 * page, whose other parts still work.
 * @param wanted Anything that is not wanted is `undefined`; each other value tries again if the code failed to load.
 */
export function useLate<Code extends object>(
  load: () => Promise<Code>,
  wanted: unknown,
): Code | undefined {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    if (code || wanted === undefined) return undefined;
    // After unmounting, the document may be gone too, for example when a test ends or an iframe closes.
    let isThere = true;
    load().then(
      (loaded) => isThere && setCode(loaded),
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [code, load, wanted]);
  return code;
}
