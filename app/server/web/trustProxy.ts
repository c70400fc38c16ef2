import { BlockList, isIP } from 'node:net';
import { StartError } from './startError.ts';

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether the text is an address, or a network that is not the whole internet. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || address.includes('%') || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}

/**
 * Reads TRUST_PROXY: addresses and networks, separated by commas.
 * @throws StartError for anything else. A number of proxies is refused too: it cannot tell a proxy from anybody else who
 * reaches the port.
 */
export function parseTrustProxy(text: string): string[] {
  const networks = text.split(',').map((network) => network.trim());
  if (text === '') return [];
  if (networks.every(isNetwork)) return networks;
  throw new StartError(
    `TRUST_PROXY is "${text}". Set it to the addresses of your proxies, for example 127.0.0.1 or 10.0.0.0/8, separated by commas.`,
  );
}

/** Returns whether an address is one of the trusted proxies. */
export function createProxyTrust(networks: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (prefix === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(prefix), family(address));
  }
  return (address) => isIP(address) > 0 && trusted.check(address, family(address));
}
