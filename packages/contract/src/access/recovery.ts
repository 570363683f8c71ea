import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { newPassword, text } from '../base/fields.ts';
import { Token } from './session.ts';

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/password/forgot',
  summary:
    'Email a link to choose a new password to the verified address of an account, by its username or that address; the answer is the same whether there is one',
  role: 'public',
  project: false,
  body: z.strictObject({ login: text(254) }),
  status: 202,
  errors: ['proof_required'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/password/reset',
  summary: 'Choose a new password by the link of an email; ends all sessions. A used, old or altered link is 410',
  role: 'public',
  project: false,
  body: z.strictObject({ token: text(200), password: newPassword }),
  status: 204,
  errors: ['link_used', 'proof_required'],
});

export const useSignInCode = endpoint({
  method: 'POST',
  path: '/sign-in-code',
  summary:
    'Choose a password with the code that the manager made, and sign in; ends all other sessions. A used, old or wrong code is 410',
  role: 'public',
  project: false,
  body: z.strictObject({ code: text(40), password: newPassword }),
  status: 201,
  reply: Token,
  errors: ['link_used', 'proof_required'],
});

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/email/verify',
  summary: 'Confirm an email address by the link that was sent there. A used, old or altered link is 410',
  role: 'public',
  project: false,
  body: z.strictObject({ token: text(200) }),
  status: 200,
  reply: z.object({ email: z.string() }),
  errors: ['link_used', 'proof_required'],
});

/** The caller's email address, and the one that serves for a forgotten password. */
export const EmailState = z.object({
  email: z.string().nullable(),
  /** Its owner opened a link that was sent there. */
  verified_email: z.string().nullable(),
});
export type EmailState = z.infer<typeof EmailState>;

export const getEmail = endpoint({
  method: 'GET',
  path: '/settings/email',
  summary: 'Your email address, and whether it is verified',
  role: 'user',
  project: false,
  status: 200,
  reply: EmailState,
  errors: [],
});

export const sendVerification = endpoint({
  method: 'POST',
  path: '/settings/email/verification',
  summary: 'Email a link that verifies your address',
  role: 'user',
  project: false,
  harmlessTwice: true,
  status: 202,
  errors: ['email_missing', 'demo_account'],
});
