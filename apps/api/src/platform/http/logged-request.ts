import type { FastifyRequest } from 'fastify';

/** The log must not give its readers access to calendars, pictures, confirmations or teams. */
const SECRET_ADDRESS = /^(\/api\/(?:calendar|pictures|confirm|join)\/)[^/?]+/;

/**
 * What is logged of a request: never its query, which can name employees, emails and payments, nor secret addresses.
 */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, url: url.replace(/[?#].*$/s, '').replace(SECRET_ADDRESS, '$1[secret]'), remoteAddress: ip };
}
