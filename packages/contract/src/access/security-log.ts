import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { paging } from '../base/fields.ts';

/** One line of the security log of a project: what happened to an account, never a secret or an address. */
export const SecurityEvent = z.object({
  id: z.string(),
  at: z.string(),
  /** For example `signed_in`; a page shows one that it does not know by this name. */
  kind: z.string(),
  username: z.string(),
  /** The employee's name, or that of the manager; null: not known. */
  name: z.string().nullable(),
  /** Browser and system; empty: not known. */
  device: z.string(),
  /** The username of the manager who did it, if it was somebody else. */
  by: z.string().nullable(),
  /** Their name; null: they have only a username, or are not a member any more. */
  by_name: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const listSecurityLog = endpoint({
  method: 'GET',
  path: '/security-log',
  summary: 'Sign-ins, failed ones, and changes of passwords and addresses of the project’s accounts, newest first',
  role: 'manager',
  project: true,
  ability: 'members.write',
  query: z.strictObject(paging),
  status: 200,
  reply: z.object({ items: z.array(SecurityEvent), total: z.number() }),
  errors: [],
});
