import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import type { Device } from './device/Device.ts';
import { DeviceContext } from './device/DeviceContext.ts';
import { SessionLogChanges } from './food-log/changes/SessionLogChanges.tsx';
import { Loaded } from './Loaded.tsx';
import { readRuntimeConfig } from './runtimeConfig.ts';
import { SessionProvider } from './session/SessionProvider.tsx';

function Session({ device }: { device: Device }) {
  return (
    <DeviceContext value={device}>
      <SessionProvider config={readRuntimeConfig()}>
        {/* A transition would keep the old page on screen, without a sign that the next one is loading (spec §2). */}
        <BrowserRouter useTransitions={false}>
          <SessionLogChanges>
            <Loaded part="App" />
          </SessionLogChanges>
        </BrowserRouter>
      </SessionProvider>
    </DeviceContext>
  );
}

/**
 * The whole app, with what this device keeps. It asks the provider who is signed in, and the server for their log, before
 * anything that is seen has loaded.
 */
export function Foodlog({ device }: { device: Device }) {
  return (
    <ErrorBoundary fallback={<Loaded part="ErrorPage" />}>
      <Session device={device} />
    </ErrorBoundary>
  );
}
