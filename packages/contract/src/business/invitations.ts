import { z } from 'zod';
import { employeeFields } from './employee-fields.ts';
import { newEmployee } from './employees.ts';
import { endpoint } from '../base/endpoint.ts';
import { consentVersions, email, newIdentity, newPassword, text, uuid } from '../base/fields.ts';
import { Token } from '../access/session.ts';

/** An invitation to the team for a user with their own account. */
export const Invitation = z.object({
  id: z.string(),
  /** The username by which the manager knows them. */
  employee_id: z.string(),
  name: z.string(),
  state: z.enum(['pending', 'declined', 'asked']),
  created_at: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The invitation as the invited user sees it. */
export const OwnInvitation = z.object({
  id: z.string(),
  project_name: z.string(),
  name: z.string(),
  /** `asked`: by the caller, who waits for a manager. */
  state: z.enum(['pending', 'asked']),
});
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

/** For the wall of the staff room: people ask to join with it. */
export const JoinLink = z.object({ url: z.string(), expires_at: z.string() });
export type JoinLink = z.infer<typeof JoinLink>;

export const getJoinLink = endpoint({
  method: 'GET',
  path: '/invitations/link',
  summary: 'The link with which people ask to join; null without one',
  role: 'manager',
  project: true,
  ability: 'people.write',
  peopleOnly: true,
  status: 200,
  reply: z.object({ link: JoinLink.nullable() }),
  errors: [],
});

export const createJoinLink = endpoint({
  method: 'POST',
  path: '/invitations/link',
  summary: 'Create the link with which people ask to join; ends the one before',
  role: 'manager',
  project: true,
  ability: 'people.write',
  peopleOnly: true,
  harmlessTwice: true,
  status: 201,
  reply: JoinLink,
  errors: ['demo_account'],
});

export const endJoinLink = endpoint({
  method: 'DELETE',
  path: '/invitations/link',
  summary: 'End the link with which people ask to join',
  role: 'manager',
  project: true,
  ability: 'people.write',
  status: 204,
  errors: [],
});

export const rejectJoins = endpoint({
  method: 'DELETE',
  path: '/invitations/asked',
  summary: 'Reject everybody who asked to join',
  role: 'manager',
  project: true,
  ability: 'people.write',
  status: 204,
  errors: [],
});

export const approveJoin = endpoint({
  method: 'POST',
  path: '/invitations/{id}/approve',
  summary: 'Take somebody in who asked to join: they become an employee with these roles',
  role: 'manager',
  project: true,
  ability: 'people.write',
  params: byId,
  body: z.strictObject({ roles: employeeFields.roles.schema }),
  status: 204,
  errors: ['not_found', 'conflict'],
});

export const readJoinLink = endpoint({
  method: 'GET',
  path: '/join/{token}',
  summary: 'The team that a link leads to. An ended, old or altered link is 410',
  role: 'public',
  project: false,
  params: z.object({ token: text(200) }),
  status: 200,
  reply: z.object({ project: z.string(), name: z.string() }),
  errors: ['link_used', 'proof_required'],
});

export const askToJoin = endpoint({
  method: 'POST',
  path: '/join/{token}',
  summary: 'Sign up by the link of a team; a manager approves before anything of the team is shown',
  role: 'public',
  project: false,
  params: z.object({ token: text(200) }),
  body: z.strictObject({
    username: newIdentity,
    name: text(80),
    password: newPassword,
    email: email.optional(),
    ...consentVersions,
  }),
  status: 201,
  reply: Token,
  errors: ['link_used', 'username_taken', 'proof_required'],
});
