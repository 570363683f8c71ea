import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Environment } from './declared-settings.ts';
import { given, quoted, type Refuse } from './setting-values.ts';

/** Proxies on this machine. */
const LOOPBACK = ['127.0.0.0/8', '::1/128'];

/**
 * Reads `TRUSTED_PROXIES`: addresses and networks (CIDR), separated by commas. Anyone in one of them can pretend to be
 * any client, so a network of everybody is refused.
 */
export function readTrustedProxies(env: Environment, refuse: Refuse): string[] {
  const texts = (given(env.TRUSTED_PROXIES) ?? '').split(',').map((text) => text.trim());
  return texts.filter((text) => {
    if (text === '') return false;
    const isOne = isIP(text.split('/', 1)[0] ?? '') !== 0 && (!text.includes('/') || ipaddr.isValidCIDR(text));
    if (!isOne)
      refuse(
        `TRUSTED_PROXIES must be addresses or networks such as 10.0.0.5 or 10.0.0.0/24, separated by commas, not ${quoted(text)}.`,
      );
    else if (/\/0+$/.test(text))
      refuse(`TRUSTED_PROXIES must not be ${quoted(text)}: everybody could pretend to be any other client.`);
    return isOne;
  });
}

/** Whether a proxy at this address may name the client and the request. */
export function createProxyTrust(trusted: readonly string[]): (address: string | undefined) => boolean {
  const networks = [...LOOPBACK, ...trusted].map((text) => {
    const [address, bits] = text.includes('/') ? ipaddr.parseCIDR(text) : [ipaddr.process(text), null];
    return [address, bits ?? (address.kind() === 'ipv4' ? 32 : 128)] as const;
  });
  return (text) => {
    if (text === undefined || !ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
  };
}
