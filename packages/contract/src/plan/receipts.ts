import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { identity, monthQuery, queryInteger, text } from '../base/fields.ts';

/** A published version that asks the caller to confirm that they have seen it. */
export const Receipt = z.object({
  id: z.string(),
  year: z.number(),
  month: z.number(),
  version: z.number(),
  /** An instant. */
  published_at: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

const Slot = z.object({ date: z.string(), start_time: z.string(), end_time: z.string(), role: z.string() });

/** One shift of the person before and after; null: there was none, or there is none any more. */
export const OwnChange = z.object({ before: Slot.nullable(), after: Slot.nullable() });
export type OwnChange = z.infer<typeof OwnChange>;

/** With what changed for the caller since the version that they confirmed last, or else the one before. */
export const OwnReceipt = Receipt.extend({ changes: z.array(OwnChange) });
export type OwnReceipt = z.infer<typeof OwnReceipt>;

/** Those who have not confirmed the newest version of a month that asks them. */
export const OpenReceipts = z.object({
  year: z.number(),
  month: z.number(),
  people: z.array(
    z.object({
      employee_id: z.string(),
      name: z.string(),
      version: z.number(),
      asked_at: z.string(),
      reminded_at: z.string().nullable(),
      /** Without a login nothing can be sent: they confirm on a kiosk, or once they have a login. */
      has_login: z.boolean(),
    }),
  ),
});
export type OpenReceipts = z.infer<typeof OpenReceipts>;

/** Who was asked to confirm a version, and who did when and where: kept with the archive. */
export const ArchivedReceipt = z.object({
  name: z.string(),
  asked_at: z.string(),
  confirmed_at: z.string().nullable(),
  confirmed_by: z.enum(['app', 'link', 'kiosk']).nullable(),
});
export type ArchivedReceipt = z.infer<typeof ArchivedReceipt>;

/** One person's receipt of the newest version that asks them. */
export const PersonReceipt = z.object({
  employee_id: z.string(),
  version: z.number(),
  /** Instants; the first confirmation counts. */
  sent_at: z.string(),
  confirmed_at: z.string().nullable(),
  /** Where it was confirmed. */
  by: z.enum(['app', 'link', 'kiosk']).nullable(),
});
export type PersonReceipt = z.infer<typeof PersonReceipt>;

export const listReceipts = endpoint({
  method: 'GET',
  path: '/schedule/receipts',
  summary: 'Who has confirmed a published month, by person: of the newest version that asks each',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  query: monthQuery,
  status: 200,
  reply: z.array(PersonReceipt),
  errors: [],
});

export const listOpenReceipts = endpoint({
  method: 'GET',
  path: '/schedule/receipts/open',
  summary: 'Who has not confirmed the published schedules of this month and later ones',
  role: 'manager',
  ability: 'plan.read',
  project: true,
  status: 200,
  reply: z.array(OpenReceipts),
  errors: [],
});

export const remindReceipts = endpoint({
  method: 'POST',
  path: '/schedule/receipts/remind',
  summary: 'Remind everyone with a login who has not confirmed a month; nobody twice within an hour',
  role: 'manager',
  ability: 'plan.publish',
  project: true,
  query: monthQuery,
  status: 200,
  reply: z.object({ reminded: z.number() }),
  errors: [],
});

export const listOwnReceipts = endpoint({
  method: 'GET',
  path: '/schedule/receipts/own',
  summary: 'The published versions that the caller has not confirmed, and what changed in them for the caller',
  role: 'employee',
  project: true,
  status: 200,
  reply: z.array(OwnReceipt),
  errors: [],
});

export const confirmReceipt = endpoint({
  method: 'POST',
  path: '/schedule/receipts/confirm',
  summary: 'Confirm a published version; a second confirmation returns the first',
  role: 'employee',
  project: true,
  query: z.strictObject({ ...monthQuery.shape, version: queryInteger(1, 1_000_000) }),
  status: 200,
  reply: PersonReceipt,
  errors: ['not_found', 'receipt_outdated'],
});

/** The token of the link in an email: one version, one person. It is never logged. */
const link = z.object({ token: text(200) });

export const readReceiptLink = endpoint({
  method: 'GET',
  path: '/confirm/{token}',
  summary: 'The own shifts of the person to whom a signed link was sent, and whether they were confirmed',
  role: 'public',
  project: false,
  params: link,
  status: 200,
  reply: Receipt.omit({ id: true }).extend({
    project: z.string(),
    name: z.string(),
    confirmed_at: z.string().nullable(),
    shifts: z.array(Slot.extend({ id: z.string() })),
  }),
  errors: ['link_wrong', 'link_expired', 'receipt_outdated'],
});

export const confirmReceiptLink = endpoint({
  method: 'POST',
  path: '/confirm/{token}',
  summary: 'Confirm a published version by the signed link of an email',
  role: 'public',
  project: false,
  params: link,
  status: 200,
  reply: PersonReceipt,
  errors: ['link_wrong', 'link_expired', 'receipt_outdated', 'project_pending', 'project_ending', 'project_ended'],
});

export const confirmOnKiosk = endpoint({
  method: 'POST',
  path: '/kiosk/receipts',
  summary: 'Confirm all published versions that ask a person, on a kiosk with the personal PIN',
  role: 'public',
  project: false,
  body: z.strictObject({
    secret: text(100),
    employee_id: identity,
    pin: z.string('required').regex(/^\d{4,8}$/, 'pin_format'),
  }),
  status: 200,
  reply: z.array(Receipt),
  errors: ['not_found', 'pin_wrong', 'pin_locked', 'project_pending', 'project_ending', 'project_ended'],
});
