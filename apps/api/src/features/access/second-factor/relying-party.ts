import { isIP } from 'node:net';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

/** Who asks for a passkey (WebAuthn): a passkey answers only at this address. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * The public address of the settings, never what a request says. Browsers accept no passkeys at an IP address or
 * without HTTPS, except for `localhost`.
 * @throws `passkeys_unavailable`
 */
export function relyingParty(settings: Pick<Settings, 'publicUrl'>): RelyingParty {
  if (!hasPasskeys(settings)) throw new ProblemError('passkeys_unavailable');
  const { hostname, origin } = new URL(settings.publicUrl);
  return { id: hostname, origin };
}

export function hasPasskeys({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  const { hostname, protocol } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  return isIP(hostname.replaceAll(/^\[|\]$/g, '')) === 0 && (isLocal || protocol === 'https:');
}
