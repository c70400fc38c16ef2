import { createContext, use } from 'react';
import type { Device } from './Device.ts';

export const DeviceContext = createContext<Device | undefined>(undefined);

/** What this device keeps between visits. @throws outside of a DeviceContext. */
export function useDevice(): Device {
  const device = use(DeviceContext);
  if (!device) throw new Error('useDevice needs a DeviceContext above it.');
  return device;
}
