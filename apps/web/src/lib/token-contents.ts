import { session } from '@pamaina/contract';

/**
 * What a token says about itself, unverified: only the server decides what it allows.
 * Null when it cannot be read or has expired (Spec section 4: such a token is discarded).
 */
export function readTokenContents(token: string, nowMs: number): session.TokenContents | null {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const parsed = session.TokenContents.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success && parsed.data.exp * 1000 > nowMs ? parsed.data : null;
  } catch {
    return null;
  }
}
