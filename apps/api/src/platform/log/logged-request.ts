import type { FastifyRequest } from 'fastify';

/**
 * What is logged of a request: its route, with the names of its parameters in place of their values, because those can
 * be IDs of people or secrets. Never its query, and not who called: the proxy's log has that.
 */
export function loggedRequest({ method, url, routeOptions }: Pick<FastifyRequest, 'method' | 'url' | 'routeOptions'>) {
  return { method, url: routeOptions?.url?.startsWith('/api') ? routeOptions.url : beginning(url) };
}

/** The first two parts of a path, e.g. of a page. */
function beginning(url: string): string {
  const parts = url.replace(/[?#].*$/s, '').split('/');
  return parts.slice(0, 3).join('/') + (parts.length > 3 ? '/…' : '');
}
