import type { FastifyInstance } from 'fastify';

/** Posts a signed event to the endpoint for a provider's events, as over the network. */
export const postEvent = (app: FastifyInstance) => async (raw: string, signature: string) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: raw })).statusCode;
};
