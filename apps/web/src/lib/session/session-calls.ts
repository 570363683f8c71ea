import { demo, projects, session } from '@pamaina/contract';
import { call } from '../http/api-client.ts';

export { readCachedUser } from './session-cache.ts';

/** The server calls of a session, in a separate chunk: the contract's schemas are as large as a page. */
export const sessionCalls = {
  signIn: (credentials: { username: string; password: string }) => call(session.signIn, { body: credentials }),
  openDemo: () => call(demo.openCopy, {}),
  switchDemo: (role: session.User['role']) => call(demo.switchRole, { body: { role } }),
  signOut: () => call(session.signOut, {}),
  getMe: (signal?: AbortSignal) => call(session.getMe, signal ? { signal } : {}),
  selectProject: (id: string) => call(projects.selectProject, { params: { id } }),
};
