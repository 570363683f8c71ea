import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, DEVICE_SECONDS } from '../auth/devices.ts';
import type { Call } from './route.ts';

const COOKIE = new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([\\w.~-]{1,2000})(?:;|$)`);

/** The cookie of known devices. No page reads it, no other site sends it along, and only sign-ins and registrations get it. */
export function deviceOf({ headers, protocol }: FastifyRequest, reply: FastifyReply): Call['device'] {
  return {
    known: COOKIE.exec(headers.cookie ?? '')?.[1],
    keep(value) {
      const secure = protocol === 'https' ? '; Secure' : '';
      const kept = `${DEVICE_COOKIE}=${value}; Path=/api; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
      void reply.header('set-cookie', kept);
    },
  };
}
