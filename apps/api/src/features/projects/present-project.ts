import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { projectColumns } from './project-columns.ts';

/** A project as its users see it. @throws `not_found` when it is gone */
export async function presentProject({ direct }: Database, id: string) {
  const project = await direct.selectFrom('project').select(projectColumns).where('id', '=', id).executeTakeFirst();
  if (!project) throw new ProblemError('not_found');
  return project;
}
