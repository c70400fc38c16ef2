import { type ComponentType, startTransition, use, useEffect, useState } from 'react';
import { errorTitle } from './errorTitle.ts';
import { loadInTime } from './loadInTime.ts';
import { SessionContext } from './session/SessionContext.ts';

type Parts = Record<'App' | 'ErrorPage', ComponentType>;

let parts: Parts | 'failed' | undefined;
/** Everything that is seen loads while it is found out who is signed in, and while their log is asked for. */
const loading = (async () => {
  parts = await loadInTime<Parts>(async () => import('./App.tsx')).catch(() => 'failed' as const);
})();

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
export function Loaded({ part }: { part: keyof Parts }) {
  const [loaded, setLoaded] = useState(parts);
  const isKnown = use(SessionContext)?.session.status === 'signedIn';
  useEffect(() => {
    const show = () => setLoaded(parts);
    // On a first visit, answers that come while the page renders are still part of its first picture.
    void loading.then(isKnown ? show : () => startTransition(show));
  }, [isKnown]);
  if (loaded === undefined) return null;
  if (loaded === 'failed') return <PlainErrorScreen />;
  const Part = loaded[part];
  return <Part />;
}
