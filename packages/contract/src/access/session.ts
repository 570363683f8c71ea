import { z } from 'zod';
import { Ability, ProjectRole } from '../base/abilities.ts';
import { endpoint } from '../base/endpoint.ts';
import { consentVersions, email, newIdentity, newPassword, password, text } from '../base/fields.ts';
import { Project } from '../money/projects.ts';

export const Token = z.object({ access_token: z.string(), token_type: z.literal('bearer') });

/** The contents of the token (Spec section 3); `exp` in seconds since 1970. */
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
  errors: ['login_failed', 'second_factor_required', 'employment_ended', 'proof_required'],
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
