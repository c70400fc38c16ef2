import { startTransition, use, useEffect, useLayoutEffect, useState } from 'react';
import { type AppParts, loadedParts, loading } from './appParts.ts';
import { errorTitle } from './errorTitle.ts';
import { plainError } from './plainError.ts';
import { removePreview } from './preview/removePreview.ts';
import { ownerOf } from './session/ownerOf.ts';
import { SessionContext } from './session/SessionContext.ts';

/** Stands in for the error screen where that has not loaded. */
function PlainErrorScreen() {
  return (
    <>
      <title>{errorTitle}</title>
      <div dangerouslySetInnerHTML={{ __html: plainError }} />
    </>
  );
}

/** Shows a part of what is seen, once it has loaded; nothing until then. */
export function Loaded({ part }: { part: keyof AppParts }) {
  const [loaded, setLoaded] = useState(loadedParts);
  const session = use(SessionContext)?.session;
  const isWaiting = session?.status === 'loading' && !ownerOf(session);
  const isKnown = session?.status === 'signedIn';
  useEffect(() => {
    const show = () => setLoaded(loadedParts);
    // On a first visit, answers that come while the page renders are still part of its first picture.
    void loading.then(isKnown ? show : () => startTransition(show));
  }, [isKnown]);
  // A page that only waits for the session does not take the place of the preview.
  const isSeen = loaded === 'failed' || (loaded !== undefined && !isWaiting);
  useLayoutEffect(() => {
    if (isSeen) removePreview();
  }, [isSeen]);
  if (loaded === undefined) return null;
  if (loaded === 'failed') return <PlainErrorScreen />;
  const Part = loaded[part];
  return <Part />;
}
