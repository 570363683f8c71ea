import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_COOKIE, DEVICE_SECONDS } from '../auth/devices.ts';
import { PAYER_COOKIE, PAYER_SECONDS } from '../payments/payer-proof.ts';
import type { Call } from './route.ts';

/** The cookie of known devices. Only sign-ins and registrations get it. */
export const deviceOf = (request: FastifyRequest, reply: FastifyReply): Call['device'] =>
  cookieOf(request, reply, DEVICE_COOKIE, DEVICE_SECONDS);

/** The cookie of payments started without an account. Only browsers that start one get it. */
export const payerOf = (request: FastifyRequest, reply: FastifyReply): Call['payer'] =>
  cookieOf(request, reply, PAYER_COOKIE, PAYER_SECONDS);

/** A cookie that no page can read and no other site sends. */
function cookieOf({ headers, protocol }: FastifyRequest, reply: FastifyReply, name: string, seconds: number) {
  return {
    known: new RegExp(`(?:^|;\\s*)${name}=([\\w.~-]{1,2000})(?:;|$)`).exec(headers.cookie ?? '')?.[1],
    keep(value: string) {
      const secure = protocol === 'https' ? '; Secure' : '';
      const kept = `${name}=${value}; Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
      void reply.header('set-cookie', kept);
    },
  };
}
