import { createDevice } from '../fakes/passkey-device.ts';
import { codeAt } from '../fakes/authenticator-app.ts';
import type { Reply, TestApp } from '../test-app.ts';

/** The first or second step of a sign-in as an answer, with its cookie of known devices. */
export async function tryPassword(api: TestApp, username: string, password: string, cookie = ''): Promise<Reply> {
  const body = new URLSearchParams({ username, password }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie };
  return api.call('POST', '/token', { body, headers });
}

export const cookieOf = ({ headers }: Reply): string => String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';

/** Sets up an authenticator app. @returns its secret and the recovery codes */
export async function addTotp(api: TestApp, token: string): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await api.call('POST', '/settings/second-factor/totp', { token })).json;
  const code = codeAt(secret, api.deps.now());
  const done = await api.call('POST', '/settings/second-factor/totp/confirm', { token, body: { code } });
  return { secret, codes: done.json.recovery_codes };
}

/** Registers a passkey of a new device. */
export async function addPasskey(
  api: TestApp,
  token: string,
  { name = 'Phone', device = createDevice() }: { name?: string; device?: ReturnType<typeof createDevice> } = {},
) {
  const { id, options } = (await api.call('POST', '/settings/passkeys/options', { token })).json;
  const reply = await api.call('POST', '/settings/passkeys', {
    token,
    body: { name, id, answer: device.register(options) },
  });
  return { device, reply };
}
