import type { session } from '@pamaina/contract';

/**
 * The contents of a token, unverified: only the server decides what it allows. Null when it can't be read or has
 * expired (such a token is discarded).
 */
export function readTokenContents(token: string, nowMs: number): session.TokenContents | null {
  const read = decode(token);
  return isContents(read) && read.exp * 1000 > nowMs ? read : null;
}

/**
 * The session that a token belongs to: a refreshed one belongs to the same. A token that names none is a session of its
 * own.
 */
export function sessionOf(token: string | null): string | null {
  const read = token === null ? null : decode(token);
  return typeof read === 'object' && read !== null && 'jti' in read ? String(read.jti) : token;
}

function decode(token: string): unknown {
  const payload = token.split('.')[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Checked by hand, because the contract's schemas are loaded only after the first page is rendered. */
function isContents(read: unknown): read is session.TokenContents {
  if (typeof read !== 'object' || read === null) return false;
  const { sub, role, project_id, exp }: Record<string, unknown> = { ...read };
  return (
    typeof sub === 'string' &&
    (role === 'manager' || role === 'employee') &&
    (project_id === null || typeof project_id === 'string') &&
    typeof exp === 'number'
  );
}
