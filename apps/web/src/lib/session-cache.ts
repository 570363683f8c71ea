import { constants, projects, session } from '@pamaina/contract';
import { readCached } from './session-store.ts';

/** The person as they were last time, unless the cache is somebody else's: `id` is whose the token is. */
export function readCachedUser(id: string): session.User | undefined {
  const cached = readCached(constants.storageKeys.user, session.User);
  return cached?.id === id ? cached : undefined;
}

export function readCachedProjects(): projects.Project[] | undefined {
  return readCached(constants.storageKeys.projects, projects.Project.array()) ?? undefined;
}
