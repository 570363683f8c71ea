import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** Groups of an IPv6 address that a provider assigns to one customer; the customer chooses the rest. */
const NETWORK_GROUPS = 4;
/** And to one company. */
const WIDE_GROUPS = 3;

/**
 * The key by which calls are counted: an IPv4 address, or the /64 of an IPv6 one, of which anyone has billions.
 * @param ip as the server sees it, behind a proxy on this machine as that says it
 */
export function addressOf(ip: string): string {
  if (isIP(ip) === 0) return ip;
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6 ? `${groupsOf(address, NETWORK_GROUPS)}::/64` : address.toString();
}

/** The network around an `addressOf`: a /24 of IPv4, a /48 of IPv6. */
export function wideNetworkOf(address: string): string {
  const [first = ''] = address.split('/');
  if (isIP(first) === 4) return `${first.replace(/\.\d+$/, '')}.0/24`;
  return isIP(first) === 6 ? `${groupsOf(ipaddr.IPv6.parse(first), WIDE_GROUPS)}::/48` : address;
}

const groupsOf = ({ parts }: ipaddr.IPv6, count: number): string =>
  parts
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':');
