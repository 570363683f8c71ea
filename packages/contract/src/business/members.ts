import { z } from 'zod';
import { Ability, ProjectRole } from '../base/abilities.ts';
import { endpoint } from '../base/endpoint.ts';
import { newIdentity, newPassword, text, uuid } from '../base/fields.ts';
import { Token } from '../access/session.ts';

/** An account that runs a project, and what it may do there beyond its role. */
export const Member = z.object({
  /** The account's ID. */
  account: z.string(),
  username: z.string(),
  /** First and last name, or that of the employee; null if neither is known. */
  name: z.string().nullable(),
  role: ProjectRole,
  grants: z.array(Ability),
  /** Also an employee here, with the same login. */
  is_employee: z.boolean(),
  is_self: z.boolean(),
  joined_at: z.string(),
  version: z.number(),
});
export type Member = z.infer<typeof Member>;

/** Somebody asked to become a member; `joined`: an employee of the project, who needs no invitation. */
export const MemberInvitation = z.object({
  id: z.string(),
  /** The username or email address, as it was written. */
  login: z.string(),
  role: ProjectRole,
  grants: z.array(Ability),
  state: z.enum(['pending', 'joined']),
  expires_at: z.string(),
});
export type MemberInvitation = z.infer<typeof MemberInvitation>;

/** The invitation as the invited person sees it. */
export const Offer = z.object({ id: z.string(), project_name: z.string(), role: ProjectRole, expires_at: z.string() });
export type Offer = z.infer<typeof Offer>;

const rights = { role: ProjectRole, grants: z.array(Ability).max(Ability.options.length, 'too_many').default([]) };
const byAccount = z.object({ account: uuid });
const byId = z.object({ id: uuid });
const link = z.strictObject({ link: text(200) });

/** Whom to ask, and what for: a username or an email address. */
export const newMember = z.strictObject({ login: text(254), ...rights });

/** An account that is made by the link of an email. */
export const newMemberAccount = z.strictObject({
  ...link.shape,
  username: newIdentity,
  password: newPassword,
  first_name: text(80).optional(),
  last_name: text(80).optional(),
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/project/members',
  summary: 'Who has access to the project and what each may do, owners first',
  role: 'manager',
  ability: 'members.write',
  project: true,
  status: 200,
  reply: z.array(Member),
  errors: [],
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/project/members',
  summary:
    'Ask somebody to become a member: by username, or by email with a link that works once within a week. It answers alike no matter whose the username is; an employee of the project becomes one at once',
  role: 'manager',
  ability: 'members.write',
  project: true,
  fresh: true,
  body: newMember,
  status: 201,
  reply: MemberInvitation,
  errors: ['member_exists', 'member_beyond', 'account_employed', 'demo_account', 'unavailable'],
});

export const updateMember = endpoint({
  method: 'PUT',
  path: '/project/members/{account}',
  summary: 'Change what a member may do. Takes If-Match',
  role: 'manager',
  ability: 'members.write',
  project: true,
  fresh: true,
  params: byAccount,
  body: z.strictObject(rights),
  status: 200,
  reply: Member,
  errors: ['not_found', 'stale', 'last_owner', 'member_beyond', 'account_employed'],
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/project/members/{account}',
  summary: 'Take away somebody’s access, or leave the project; refused to the last owner',
  role: 'manager',
  ability: 'member',
  project: true,
  fresh: true,
  readsOnly: true,
  params: byAccount,
  status: 204,
  errors: ['not_found', 'last_owner', 'member_beyond'],
});

export const handOver = endpoint({
  method: 'POST',
  path: '/project/members/{account}/hand-over',
  summary: 'Make a member an owner in the caller’s place, who becomes a manager',
  role: 'manager',
  ability: 'members.write',
  project: true,
  fresh: true,
  params: byAccount,
  status: 204,
  errors: ['not_found', 'member_beyond', 'account_employed'],
});

export const listMemberInvitations = endpoint({
  method: 'GET',
  path: '/project/members/invitations',
  summary: 'Who was asked to become a member and has not answered, the newest first',
  role: 'manager',
  ability: 'members.write',
  project: true,
  status: 200,
  reply: z.array(MemberInvitation),
  errors: [],
});

export const withdrawMemberInvitation = endpoint({
  method: 'DELETE',
  path: '/project/members/invitations/{id}',
  summary: 'Take an invitation back: its link no longer works',
  role: 'manager',
  ability: 'members.write',
  project: true,
  params: byId,
  status: 204,
  errors: ['not_found'],
});

export const listOffers = endpoint({
  method: 'GET',
  path: '/member-invitations',
  summary: 'Projects that ask the caller, by username, to become a member',
  role: 'user',
  project: false,
  status: 200,
  reply: z.array(Offer),
  errors: [],
});

export const acceptOffer = endpoint({
  method: 'POST',
  path: '/member-invitations/{id}/accept',
  summary: 'Become a member; the new token works in the project',
  role: 'user',
  project: false,
  params: byId,
  harmlessTwice: true,
  status: 200,
  reply: Token,
  errors: ['not_found', 'account_employed', 'conflict'],
});

export const declineOffer = endpoint({
  method: 'POST',
  path: '/member-invitations/{id}/decline',
  summary: 'Do not become a member',
  role: 'user',
  project: false,
  params: byId,
  status: 204,
  errors: ['not_found'],
});

export const readMemberLink = endpoint({
  method: 'POST',
  path: '/member-links/read',
  summary: 'The project and the role that a link of an email offers',
  role: 'public',
  project: false,
  body: link,
  status: 200,
  reply: Offer,
  errors: ['link_wrong', 'link_expired'],
});

export const acceptMemberLink = endpoint({
  method: 'POST',
  path: '/member-links/accept',
  summary: 'Become a member by the link of an email, with the caller’s account; the link works once',
  role: 'user',
  project: false,
  body: link,
  harmlessTwice: true,
  status: 200,
  reply: Token,
  errors: ['link_wrong', 'link_expired', 'account_employed', 'demo_account', 'conflict'],
});

export const joinByMemberLink = endpoint({
  method: 'POST',
  path: '/member-links/join',
  summary: 'Create an account and become a member by the link of an email; the link works once',
  role: 'public',
  project: false,
  body: newMemberAccount,
  harmlessTwice: true,
  status: 201,
  reply: Token,
  errors: ['link_wrong', 'link_expired', 'username_taken', 'proof_required'],
});

export const openOwnShifts = endpoint({
  method: 'POST',
  path: '/projects/own-shifts',
  summary: 'Back to the caller’s own shifts, for an employee who is also a member; returns a new token',
  role: 'user',
  project: false,
  harmlessTwice: true,
  status: 200,
  reply: Token,
  errors: ['not_found'],
});
