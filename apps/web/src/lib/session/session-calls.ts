import { demo, projects, session } from '@pamaina/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../http/api-client.ts';
import { readCachedUser } from './session-cache.ts';
import { readToken } from './session-store.ts';
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
