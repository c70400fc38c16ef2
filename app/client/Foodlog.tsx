import { ErrorBoundary } from 'react-error-boundary';
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
        <SessionLogChanges>
          <Loaded part="App" />
        </SessionLogChanges>
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
