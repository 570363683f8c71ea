import type { FastifyInstance } from 'fastify';

/** Brings a signed event to the call that takes a provider's events, as the network would. */
export const postEvent = (app: FastifyInstance) => async (raw: string, signature: string) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: raw })).statusCode;
};
