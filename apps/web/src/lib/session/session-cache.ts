import { constants, projects, session } from '@pamaina/contract';
import { readCached } from './session-store.ts';

/** The user as last cached, unless the cache belongs to another account: `id` is the token's owner. */
export function readCachedUser(id: string): session.User | undefined {
  const cached = readCached(constants.storageKeys.user, session.User);
  return cached?.id === id ? cached : undefined;
}

export function readCachedProjects(): projects.Project[] | undefined {
  return readCached(constants.storageKeys.projects, projects.Project.array()) ?? undefined;
}
