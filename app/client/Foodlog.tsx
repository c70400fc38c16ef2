import { ErrorBoundary } from 'react-error-boundary';
import type { Store } from './store/Store.ts';
import { StoreContext } from './store/StoreContext.ts';
import { SessionOutbox } from './food-log/outbox/SessionOutbox.tsx';
import { Loaded } from './Loaded.tsx';
import { readRuntimeConfig } from './runtimeConfig.ts';
import { SessionProvider } from './session/SessionProvider.tsx';

function Session({ store }: { store: Store }) {
  return (
    <StoreContext value={store}>
      <SessionProvider config={readRuntimeConfig()}>
        <SessionOutbox>
          <Loaded part="App" />
        </SessionOutbox>
      </SessionProvider>
    </StoreContext>
  );
}

/**
 * The whole app, with what this device keeps. It asks the provider who is signed in, and the server for their log, before
 * anything that is seen has loaded.
 */
export function Foodlog({ store }: { store: Store }) {
  return (
    <ErrorBoundary fallback={<Loaded part="ErrorPage" />}>
      <Session store={store} />
    </ErrorBoundary>
  );
}
