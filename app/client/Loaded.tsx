import { startTransition, use, useEffect, useLayoutEffect, useState } from 'react';
import { type AppParts, loadedParts, loading } from './appParts.ts';
import { errorTitle } from './errorTitle.ts';
import { removePreview } from './preview/removePreview.ts';
import { SessionContext } from './session/SessionContext.ts';

/** Stands in for the error screen where that has not loaded. */
function PlainErrorScreen() {
  return (
    <main role="alert" className="plain-error">
      <title>{errorTitle}</title>
      <h1>An Error Ocurred</h1>
      <p>Sorry, we are having some trouble.</p>
      <a href="/">Back to home</a>
    </main>
  );
}

/** Shows a part of what is seen, once it has loaded; nothing until then. */
export function Loaded({ part }: { part: keyof AppParts }) {
  const [loaded, setLoaded] = useState(loadedParts);
  const isKnown = use(SessionContext)?.session.status === 'signedIn';
  useEffect(() => {
    const show = () => setLoaded(loadedParts);
    // On a first visit, answers that come while the page renders are still part of its first picture.
    void loading.then(isKnown ? show : () => startTransition(show));
  }, [isKnown]);
  const isLoaded = loaded !== undefined;
  useLayoutEffect(() => {
    if (isLoaded) removePreview();
  }, [isLoaded]);
  if (loaded === undefined) return null;
  if (loaded === 'failed') return <PlainErrorScreen />;
  const Part = loaded[part];
  return <Part />;
}
