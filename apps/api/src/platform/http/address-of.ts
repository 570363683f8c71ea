import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a provider assigns to one customer; the customer chooses the rest. */
const NETWORK_GROUPS = 4;
/** And to one company. */
const WIDE_GROUPS = 3;

/**
 * The key by which calls are counted: an IPv4 address, or the /64 of an IPv6 one, of which anyone has billions.
 * @param ip as the server sees it, behind a proxy on this machine as that says it
 */
export function addressOf(ip: string): string {
  const groups = groupsOf(ip);
  return groups === null ? plainOf(ip) : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The network around an `addressOf`: a /24 of IPv4, a /48 of IPv6. */
export function wideNetworkOf(address: string): string {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (v4 !== undefined) return `${v4}.0/24`;
  const v6 = /^(.+)::\/64$/.exec(address)?.[1];
  return v6 === undefined ? address : `${v6.split(':').slice(0, WIDE_GROUPS).join(':')}::/48`;
}

const plainOf = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;

function groupsOf(ip: string): string[] | null {
  const [plain = ''] = ip.split('%');
  if (plainOf(ip) !== ip || !isIPv6(plain)) return null;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
