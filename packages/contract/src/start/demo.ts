import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { Token } from '../access/session.ts';

/** The lifetime of a copy in hours. */
export const copyHours = 24;

/** The token is for its manager, in the copy's project. */
export const openCopy = endpoint({
  method: 'POST',
  path: '/demo',
  summary: 'A copy of the demo business for this visitor alone, in their language, erased after a day',
  role: 'public',
  project: false,
  status: 201,
  reply: Token,
  errors: ['not_found', 'proof_required', 'demo_busy', 'answers_busy'],
});

export const switchRole = endpoint({
  method: 'POST',
  path: '/demo/role',
  summary: 'See the demo as its manager or as one of its employees',
  role: 'user',
  ability: 'member',
  project: true,
  readsOnly: true,
  harmlessTwice: true,
  body: z.strictObject({ role: z.enum(['manager', 'employee']) }),
  status: 200,
  reply: Token,
  errors: ['not_found'],
});
