import { demo, projects, session } from '@pamaina/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../http/api-client.ts';
import { readCachedUser } from './session-cache.ts';
import { OFFLINE_KEY } from './kept-session.ts';
import { forgetSession, needsRenewal, readToken, writeToken } from './session-store.ts';
import { readTokenContents } from './token-contents.ts';

export { readCachedUser };

/** The server calls of a session, in a separate chunk: the contract's schemas are as large as a page. */
export const sessionCalls = {
  signIn: (credentials: { username: string; password: string }) => call(session.signIn, { body: credentials }),
  openDemo: () => call(demo.openCopy, {}),
  switchDemo: (role: session.User['role']) => call(demo.switchRole, { body: { role } }),
  signOut: () => call(session.signOut, {}),
  getMe: (signal?: AbortSignal) => call(session.getMe, signal ? { signal } : {}),
  selectProject: (id: string) => call(projects.selectProject, { params: { id } }),
};

/** Reads the user of the last visit into the cache before the first render; the server's answer follows as usual. */
export function readUserAhead(client: QueryClient): void {
  const token = readToken();
  const contents = token === null ? null : readTokenContents(token, Date.now());
  client.setQueryData(['session', token], readCachedUser(contents), { updatedAt: 0 });
}

/**
 * Stores a new token and asks whose it is.
 * @returns null, and the token is revoked, when the user has another role than the requested one
 */
export async function startSession(token: string, role?: session.User['role']): Promise<session.User | null> {
  forgetSession();
  writeToken(token);
  const person = await fetchOwner();
  if (role !== undefined && person.role !== role) {
    await giveBackToken();
    forgetSession();
    return null;
  }
  // Only now is the user known: until then the shifts stored here are the offline fallback.
  localStorage.removeItem(OFFLINE_KEY);
  return person;
}

/** The user of the stored token; if the user can't be loaded, the token is useless. */
async function fetchOwner(): Promise<session.User> {
  try {
    return await sessionCalls.getMe();
  } catch (error) {
    forgetSession();
    throw error;
  }
}

/** The session is over here whatever the server responds, and its response belongs to a token that is gone by then. */
export async function giveBackToken(): Promise<void> {
  // The server ends the sign-in of a token that it accepts.
  if (needsRenewal(readToken())) await (await import('./refresh-access.ts')).refreshAccess();
  sessionCalls.signOut().catch(() => undefined);
}
