import { z } from 'zod';
import { Ability, ProjectRole } from '../base/abilities.ts';
import { endpoint } from '../base/endpoint.ts';
import { consentVersions, email, newIdentity, newPassword, password, text, uuid } from '../base/fields.ts';
import { Project } from './projects.ts';

export const Token = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** For programs that are no browser: those get it as an `HttpOnly` cookie. */
  refresh_token: z.string().optional(),
});

/** The contents of the token; `exp` in seconds since 1970. */
export const TokenContents = z.object({
  sub: z.string(),
  role: z.enum(['manager', 'employee']),
  project_id: z.string().nullable(),
  exp: z.number(),
});
export type TokenContents = z.infer<typeof TokenContents>;

export const User = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(['manager', 'employee']),
  registration_method: z.enum(['registration_code', 'payment', 'open', 'created_by_manager']),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** To show: an employee's as the manager wrote it, a manager's own; null: they have only a username. */
  name: z.string().nullable().default(null),
  email: z.string().nullable(),
  employee_id: z.string().nullable(),
  /** In the selected project, for managers. */
  project_role: ProjectRole.nullable().default(null),
  /** What a manager may do in the selected project. */
  abilities: z.array(Ability).default([]),
  /** The login of an employee, also while it is in the manager's area. */
  is_employed: z.boolean().default(false),
  /** For an employee who is also a member of the project: the role there. */
  runs: ProjectRole.nullable().default(null),
  must_change_password: z.boolean(),
  projects: z.array(Project),
  /** Payments that are not used for a project yet: `POST /projects/create` uses the oldest. */
  project_credits: z.number(),
  /** True for the demo business, which anyone can try and which is reset every night. */
  is_demo: z.boolean(),
  /** For a visitor's own copy of the demo: when it is erased. */
  demo_until: z.string().optional(),
  /** The selected project opens only to managers with a second factor, and the user has none. */
  second_factor_missing: z.literal(true).optional(),
});
export type User = z.infer<typeof User>;

export const signIn = endpoint({
  method: 'POST',
  path: '/token',
  summary: 'Sign in with username and password',
  role: 'public',
  project: false,
  body: z.object({ username: text(200), password }),
  bodyKind: 'form',
  status: 200,
  reply: Token,
  errors: ['login_failed', 'second_factor_required', 'employment_ended', 'password_expired', 'proof_required'],
});

export const refreshToken = endpoint({
  method: 'POST',
  path: '/token/refresh',
  summary:
    'Exchange a refresh token, from the cookie or the body, for an access token and the next refresh token; an old one used again ends the sign-in (401). The access token before keeps its project',
  role: 'public',
  project: false,
  body: z.strictObject({ refresh_token: text(2000).optional(), access_token: text(2000).optional() }),
  bodyKind: 'optional-json',
  status: 200,
  reply: Token,
  errors: ['session_over'],
});

/** A device on which the caller is signed in. */
export const Session = z.object({
  id: z.string(),
  /** Browser and system; empty: unknown. */
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/sessions',
  summary: 'The devices on which you are signed in',
  role: 'user',
  project: false,
  status: 200,
  reply: z.array(Session),
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/sessions/{id}',
  summary: 'Log out one device',
  role: 'user',
  project: false,
  params: z.object({ id: uuid }),
  status: 204,
  errors: ['not_found'],
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/sessions',
  summary: 'Log out all devices, or with `others=true` all but this one',
  role: 'user',
  project: false,
  query: z.strictObject({ others: z.enum(['true', 'false']).optional() }),
  status: 204,
  errors: [],
});

export const signOut = endpoint({
  method: 'DELETE',
  path: '/token',
  summary: 'End this session',
  role: 'user',
  project: false,
  withTemporaryPassword: true,
  status: 204,
  errors: [],
});

export const register = endpoint({
  method: 'POST',
  path: '/register',
  summary:
    'Create an account: a manager with the company code or an unused payment of the same email, otherwise an employee',
  role: 'public',
  project: false,
  body: z.strictObject({
    username: newIdentity,
    password: newPassword,
    registration_code: z.union([z.literal('').transform(() => undefined), text(200)]).optional(),
    first_name: text(80).optional(),
    last_name: text(80).optional(),
    email: email.optional(),
    payment_intent: text(255).optional(),
    /** Emailed to the payer: required in a browser other than the one that paid. */
    payment_code: z.union([z.literal('').transform(() => undefined), text(20)]).optional(),
    ...consentVersions,
  }),
  status: 201,
  reply: Token,
  errors: [
    'username_taken',
    'registration_code_wrong',
    'proof_required',
    'payment_incomplete',
    'payment_proof_required',
    'payment_unavailable',
  ],
});

export const getMe = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'The signed-in user',
  role: 'user',
  project: false,
  withTemporaryPassword: true,
  status: 200,
  reply: User,
  errors: [],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/settings/change-password',
  summary: 'Change your own password; ends the caller’s other sessions',
  role: 'user',
  project: false,
  withTemporaryPassword: true,
  body: z
    .strictObject({ current_password: password, new_password: newPassword, confirm_password: password })
    .refine((body) => body.new_password === body.confirm_password, {
      path: ['confirm_password'],
      message: 'password_mismatch',
    }),
  status: 204,
  errors: ['demo_account'],
});
