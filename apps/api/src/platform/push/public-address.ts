import { BlockList, isIP } from 'node:net';

/** Everything outside the public internet (IANA special-purpose address registries): no push service is there. */
const closed = new BlockList();
const IPV4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [network, prefix] of IPV4) closed.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only the public range (2000::/3) is allowed, without the parts that wrap or document other addresses. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const IPV6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [network, prefix] of IPV6) closed.addSubnet(network, prefix, 'ipv6');

/** Whether an address is on the public internet. Loopback, private, link-local, multicast and reserved ones are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
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
