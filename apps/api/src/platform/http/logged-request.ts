import type { FastifyRequest } from 'fastify';

/** Whoever reads the log must not be able to read somebody's calendar or pictures with it. */
const SECRET_ADDRESS = /^(\/api\/(?:calendar|pictures)\/)[^/?]+/;

/** What the log says of a request: never what was asked for, which names people, e-mails and payments. */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, url: url.replace(/[?#].*$/s, '').replace(SECRET_ADDRESS, '$1[secret]'), remoteAddress: ip };
}
