import type { projects } from '@pamaina/contract';
import type { Tx } from '../../platform/database/database.ts';
import { recordActivity } from '../activity/index.ts';
import { projectColumns } from './project-columns.ts';

interface NewProject {
  id: string;
  name: string;
  description: string | null;
  billing: projects.Billing;
  /** The purchase that pays for it. */
  paid_by?: string;
}

/** A project with its first manager, in a transaction of that project. */
export async function insertProject(tx: Tx, project: NewProject, owner: { accountId: string; username: string }) {
  const { id, name } = project;
  const inserted = await tx.insertInto('project').values(project).returning(projectColumns).executeTakeFirstOrThrow();
  await tx.insertInto('project_manager').values({ project_id: id, account_id: owner.accountId }).execute();
  await recordActivity(tx, { action_type: 'project.created', actor: owner.username, details: { name } });
  return inserted;
}
