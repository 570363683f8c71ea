import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { password, text, uuid } from '../base/fields.ts';
import { Token } from './session.ts';

/** Binary values of WebAuthn, in base64url. */
const base64url = (max: number) =>
  z
    .string('required')
    .regex(/^[\w-]+={0,2}$/, 'wrong_value')
    .max(max, 'too_long');

/** What a browser says besides the signed answer; nothing of it is used. */
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key', 'wrong_value'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform'], 'choice').optional(),
  clientExtensionResults: z.object({}),
};

/** A browser's answer to the options of a sign-in (WebAuthn, AuthenticationResponseJSON). */
const PasskeyAnswer = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
});

/** A browser's answer to the options of a registration (WebAuthn, RegistrationResponseJSON). */
const NewPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(20_000),
    authenticatorData: base64url(20_000).optional(),
    transports: z.array(text(40)).max(10).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: base64url(8000).optional(),
  }),
});

/** An answered challenge: the ID of the options, and what the authenticator signed. */
const passkeyProof = z.strictObject({ id: uuid, answer: PasskeyAnswer });

/** One of them. Spaces and hyphens in codes are ignored. */
const proofs = {
  /** Six digits of the authenticator app. */
  code: text(20).optional(),
  recovery_code: text(60).optional(),
  passkey: passkeyProof.optional(),
};

/** For a browser's `navigator.credentials`, unchanged. */
const Options = z.object({ id: z.string(), options: z.looseObject({ challenge: z.string() }) });

export const ways = ['passkey', 'code', 'recovery_code'] as const;
export type Way = (typeof ways)[number];

export const getPasskeyOptions = endpoint({
  method: 'POST',
  path: '/token/passkey/options',
  summary:
    'A challenge for a passkey: to sign in without a password, or, with the challenge of `second_factor_required`, as its second step',
  role: 'public',
  project: false,
  body: z.strictObject({ challenge: text(1000).optional() }),
  status: 200,
  reply: Options,
  errors: ['sign_in_expired', 'passkeys_unavailable', 'proof_required'],
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/token/passkey',
  summary: 'Sign in with a passkey, without a password',
  role: 'public',
  project: false,
  body: passkeyProof,
  status: 200,
  reply: Token,
  errors: ['passkey_refused', 'passkeys_unavailable', 'employment_ended', 'proof_required'],
});

export const signInSecondStep = endpoint({
  method: 'POST',
  path: '/token/second-factor',
  summary:
    'The second step of a sign-in: the challenge of `second_factor_required` and a code, a recovery code or a passkey',
  role: 'public',
  project: false,
  body: z.strictObject({ challenge: text(1000), ...proofs }),
  status: 200,
  reply: Token,
  errors: ['sign_in_expired', 'passkey_refused', 'code_locked', 'employment_ended', 'proof_required'],
});

export const getConfirmOptions = endpoint({
  method: 'POST',
  path: '/token/confirm/options',
  summary: 'A challenge for confirming with a passkey who is at the device',
  role: 'user',
  project: false,
  harmlessTwice: true,
  status: 200,
  reply: Options,
  errors: ['passkeys_unavailable'],
});

export const confirm = endpoint({
  method: 'POST',
  path: '/token/confirm',
  summary:
    'Confirm who is at the device, for calls that answer `reauthentication_required`: with the password, or, for an account with a second factor, with that. Returns a new access token; the one before ends',
  role: 'user',
  project: false,
  harmlessTwice: true,
  body: z.strictObject({ password: password.optional(), ...proofs }),
  status: 200,
  reply: Token,
  errors: ['passkey_refused', 'code_locked'],
});

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** Kept by the maker of the device for all devices of its owner. */
  is_synced: z.boolean(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const SecondFactor = z.object({
  /** Since when an authenticator app is set up; null: none. */
  totp_since: z.string().nullable(),
  passkeys: z.array(Passkey),
  recovery_codes_left: z.number(),
  /** The selected project requires one of its managers. */
  is_required: z.boolean(),
  /** Passkeys need a public address with a name, over HTTPS. */
  has_passkeys: z.boolean(),
  /** How the caller can confirm who they are. */
  confirm_with: z.array(z.enum(['password', ...ways])),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/settings/second-factor',
  summary: 'The caller’s second factors',
  role: 'user',
  project: false,
  status: 200,
  reply: SecondFactor,
  errors: [],
});

/** Shown once; none, when the account has some already. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const beginTotp = endpoint({
  method: 'POST',
  path: '/settings/second-factor/totp',
  summary: 'Start to set up an authenticator app: the secret, and the same as an address for a QR code',
  role: 'user',
  project: false,
  harmlessTwice: true,
  fresh: true,
  status: 201,
  reply: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['demo_account', 'totp_exists'],
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/settings/second-factor/totp/confirm',
  summary: 'Finish it with a code of the app. The first factor of an account comes with ten recovery codes',
  role: 'user',
  project: false,
  harmlessTwice: true,
  fresh: true,
  body: z.strictObject({ code: text(20) }),
  status: 200,
  reply: RecoveryCodes,
  errors: ['demo_account', 'totp_exists', 'totp_not_begun'],
});

export const removeTotp = endpoint({
  method: 'DELETE',
  path: '/settings/second-factor/totp',
  summary: 'Remove the authenticator app. Recovery codes end with the last factor',
  role: 'user',
  project: false,
  fresh: true,
  status: 204,
  errors: ['demo_account', 'not_found'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/settings/second-factor/recovery-codes',
  summary: 'Ten new recovery codes; the earlier ones end',
  role: 'user',
  project: false,
  harmlessTwice: true,
  fresh: true,
  status: 201,
  reply: RecoveryCodes,
  errors: ['demo_account', 'no_second_factor'],
});

export const getNewPasskeyOptions = endpoint({
  method: 'POST',
  path: '/settings/passkeys/options',
  summary: 'A challenge for a new passkey',
  role: 'user',
  project: false,
  harmlessTwice: true,
  fresh: true,
  status: 200,
  reply: Options,
  errors: ['demo_account', 'passkeys_unavailable', 'passkeys_many'],
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/settings/passkeys',
  summary: 'Store a new passkey. The first factor of an account comes with ten recovery codes',
  role: 'user',
  project: false,
  harmlessTwice: true,
  fresh: true,
  body: z.strictObject({ name: text(60), id: uuid, answer: NewPasskey }),
  status: 201,
  reply: RecoveryCodes,
  errors: ['demo_account', 'passkeys_unavailable', 'passkeys_many', 'passkey_refused', 'passkey_exists'],
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/settings/passkeys/{id}',
  summary: 'Remove a passkey. Recovery codes end with the last factor',
  role: 'user',
  project: false,
  fresh: true,
  params: z.object({ id: uuid }),
  status: 204,
  errors: ['demo_account', 'not_found'],
});
