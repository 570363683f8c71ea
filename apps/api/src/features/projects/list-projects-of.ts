import type { Caller } from '../../platform/auth/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { projectColumns } from './project-columns.ts';

/** The projects of a user: those a manager runs, or the one an employee works in. Oldest first. */
export async function listProjectsOf(
  database: Database,
  { accountId, role, projectId }: Pick<Caller, 'accountId' | 'role' | 'projectId'>,
) {
  const projects = database.direct.selectFrom('project').select(projectColumns).orderBy('project.id');
  if (role === 'manager') {
    return projects
      .innerJoin('project_manager', 'project_manager.project_id', 'project.id')
      .where('project_manager.account_id', '=', accountId)
      .execute();
  }
  return projectId === null ? [] : projects.where('project.id', '=', projectId).execute();
}
