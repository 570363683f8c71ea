import { z } from 'zod';
import { newEmployee } from './employees.ts';
import { endpoint } from '../base/endpoint.ts';
import { uuid } from '../base/fields.ts';
import { Token } from '../access/session.ts';

/** An invitation to the team for a user with their own account. */
export const Invitation = z.object({
  id: z.string(),
  /** The username by which the manager knows them. */
  employee_id: z.string(),
  name: z.string(),
  state: z.enum(['pending', 'declined']),
  created_at: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The invitation as the invited user sees it. */
export const OwnInvitation = z.object({ id: z.string(), project_name: z.string(), name: z.string() });
export type OwnInvitation = z.infer<typeof OwnInvitation>;

const byId = z.object({ id: uuid });

export const listInvitations = endpoint({
  method: 'GET',
  path: '/invitations',
  summary: 'People who were asked to join and have not agreed, the newest first',
  role: 'manager',
  ability: 'people.read',
  project: true,
  status: 200,
  reply: z.array(Invitation),
  errors: [],
});

export const createInvitation = endpoint({
  method: 'POST',
  path: '/invitations',
  summary:
    'Ask a person with an account of their own to join, by their username as the ID; the employee is there once they agree. It answers alike no matter who the username belongs to',
  role: 'manager',
  ability: 'people.write',
  project: true,
  body: newEmployee,
  status: 201,
  reply: Invitation,
  errors: ['id_taken', 'demo_account'],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/invitations/{id}',
  summary: 'Take an invitation back',
  role: 'manager',
  ability: 'people.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found'],
});

export const listOwnInvitations = endpoint({
  method: 'GET',
  path: '/invitations/mine',
  summary: 'Teams that ask the caller to join; none for somebody who is in a team already',
  role: 'user',
  project: false,
  status: 200,
  reply: z.array(OwnInvitation),
  errors: [],
});

export const joinTeam = endpoint({
  method: 'POST',
  path: '/invitations/{id}/join',
  summary:
    "Agree to join a team: the caller's account becomes that of an employee there. The new token works in the team",
  role: 'user',
  project: false,
  params: byId,
  harmlessTwice: true,
  status: 200,
  reply: Token,
  errors: ['not_found', 'conflict'],
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/invitations/{id}/decline',
  summary: 'Refuse to join a team',
  role: 'user',
  project: false,
  params: byId,
  status: 204,
  errors: ['not_found'],
});
