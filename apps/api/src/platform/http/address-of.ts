import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a provider gives to one customer: the rest of it is theirs to choose. */
const NETWORK_GROUPS = 4;

/**
 * By whom calls are counted: an IPv4 address, or the /64 of an IPv6 one, of which anybody has billions.
 * @param ip as the server sees it, behind a proxy on this machine as that says it
 */
export function addressOf(ip: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4 !== undefined) return v4;
  const [plain = ''] = ip.split('%');
  if (!isIPv6(plain)) return ip;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
