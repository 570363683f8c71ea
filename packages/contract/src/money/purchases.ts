import { z } from 'zod';
import { constants } from '../base/constants.ts';
import { endpoint } from '../base/endpoint.ts';
import { consentVersions, email, lines, text, uuid } from '../base/fields.ts';
import { providerId } from './payments.ts';
import { place, Project } from '../access/projects.ts';

const name = text(80).pipe(z.string().min(constants.projectNameMin, 'project_name_short'));
const description = lines(500, 0);

/** The two alternative names of the same three fields. */
const order = z
  .strictObject({
    name: name.optional(),
    description: description.optional(),
    email: email.optional(),
    project_name: name.optional(),
    project_description: description.optional(),
    payment_email: email.optional(),
    ...place,
    ...consentVersions,
  })
  .superRefine((query, context) => {
    const need = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if ((query.name ?? query.project_name) === undefined) need('name', 'required');
    if ((query.email ?? query.payment_email) === undefined) need('email', 'payment_email_required');
  });
export type Order = z.infer<typeof order>;

export const initiatePurchase = endpoint({
  method: 'POST',
  path: '/projects/purchase/initiate',
  summary: 'Start the one-time payment for a project; a repeated call with the same name continues the same payment',
  role: 'user',
  project: false,
  query: order,
  status: 200,
  reply: z.object({ client_secret: z.string(), payment_intent_id: z.string() }),
  errors: ['account_employed', 'demo_account', 'payment_done', 'payment_unavailable'],
});

export const initiateSubscription = endpoint({
  method: 'POST',
  path: '/projects/subscription/initiate',
  summary: 'Start a subscription for a project; a repeated call with the same name continues the same subscription',
  role: 'user',
  project: false,
  query: order,
  status: 200,
  reply: z.object({ client_secret: z.string(), subscription_id: z.string() }),
  errors: ['account_employed', 'demo_account', 'payment_done', 'payment_unavailable'],
});

export const createPaid = endpoint({
  method: 'POST',
  path: '/projects/create',
  summary: 'Create the project of a payment, once; without an ID, uses the oldest unused payment of the caller',
  role: 'user',
  project: false,
  query: z.strictObject({
    payment_intent_id: providerId.optional(),
    name,
    description: description.optional(),
    ...place,
    ...consentVersions,
  }),
  status: 201,
  reply: Project,
  errors: [
    'not_found',
    'payment_required',
    'payment_incomplete',
    'account_employed',
    'demo_account',
    'payment_unavailable',
  ],
});

export const createSubscribed = endpoint({
  method: 'POST',
  path: '/projects/create-subscription',
  summary: 'Create the project of a subscription, once; pending until the bank confirms',
  role: 'user',
  project: false,
  query: z.strictObject({
    subscription_id: providerId,
    name,
    description: description.optional(),
    ...place,
    ...consentVersions,
  }),
  status: 201,
  reply: Project,
  errors: ['not_found', 'payment_incomplete', 'account_employed', 'payment_unavailable'],
});

export const renewProject = endpoint({
  method: 'POST',
  path: '/projects/{id}/renew',
  summary: 'Start renewing the subscription of an ended project; after the payment it continues with all its data',
  role: 'manager',
  ability: 'member',
  project: false,
  params: z.object({ id: uuid }),
  body: z.strictObject({ email }),
  status: 200,
  reply: z.object({ client_secret: z.string(), subscription_id: z.string() }),
  errors: ['not_found', 'conflict', 'project_paid', 'payment_done', 'payment_unavailable'],
});

export const sendPaymentCode = endpoint({
  method: 'POST',
  path: '/payments/code',
  summary:
    'Mail a code to the payer of an unclaimed payment, for a registration in another browser; it always answers alike',
  role: 'public',
  project: false,
  body: z.strictObject({ payment_intent: text(255), email }),
  status: 204,
  errors: ['proof_required', 'payment_unavailable'],
});
