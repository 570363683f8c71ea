import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** All public IPv6 addresses are in it so far (IANA). */
const PUBLIC_IPV6 = ipaddr.IPv6.parse('2000::');

/** Whether an address is on the public internet. Loopback, private, link-local, multicast and reserved ones are not. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0) return false;
  const address = ipaddr.parse(text);
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(PUBLIC_IPV6, 3));
}

/**
 * Whether a subscription can have this address: `https` on its usual port, at a name or a public address, without a
 * user. Names are checked again when a message is sent (`createPusher`).
 */
export function isPublicEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) > 0) return isPublicAddress(host);
  return host.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa|lan)\.?$/i.test(host);
}
