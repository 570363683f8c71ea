import { constants, projects, session } from '@pamaina/contract';
import { readCached } from './session-store.ts';

/** Without its country or currency it was stored by an earlier version. */
const CachedProject = projects.Project.extend({
  country: projects.Project.shape.country.default(constants.countries[0]),
  currency: projects.Project.shape.currency.default('EUR'),
});
const CachedUser = session.User.extend({
  projects: CachedProject.array(),
  project_id: session.TokenContents.shape.project_id,
});

/**
 * The user as last cached, unless that was another account, the other area, or another project, in which the same
 * person may do other things.
 */
export function readCachedUser(contents: session.TokenContents | null): session.User | undefined {
  const cached = readCached(constants.storageKeys.user, CachedUser);
  if (cached === null || contents === null) return undefined;
  const { project_id, ...user } = cached;
  return user.id === contents.sub && user.role === contents.role && project_id === contents.project_id
    ? user
    : undefined;
}

export function readCachedProjects(): projects.Project[] | undefined {
  return readCached(constants.storageKeys.projects, CachedProject.array()) ?? undefined;
}
