import { demo, projects, session } from '@pamaina/contract';
import { call } from './api-client.ts';

export { readCachedUser } from './session-cache.ts';

/** What a session asks the server, apart from the session itself: the contract's schemas weigh as much as a page. */
export const sessionCalls = {
  signIn: (credentials: { username: string; password: string }) => call(session.signIn, { body: credentials }),
  openDemo: () => call(demo.openCopy, {}),
  switchDemo: (role: session.User['role']) => call(demo.switchRole, { body: { role } }),
  signOut: () => call(session.signOut, {}),
  getMe: (signal?: AbortSignal) => call(session.getMe, signal ? { signal } : {}),
  selectProject: (id: string) => call(projects.selectProject, { params: { id } }),
};
