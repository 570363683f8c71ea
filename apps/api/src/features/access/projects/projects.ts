import type { projects } from '@pamaina/contract';
import { deselectProject } from '../../../platform/auth/sessions.ts';
import { releaseIdentities } from '../../../platform/auth/accounts.ts';
import type { Tx, Database } from '../../../platform/database/database.ts';
import { ProblemError } from '../../../platform/ground/problem-error.ts';
import type { Caller } from '../../../platform/auth/caller.ts';
import { currentInstant } from '../../../platform/time/clock.ts';
import { createHook } from '../../../platform/ground/hook.ts';
import { recordActivity } from '../activity/index.ts';
import { beginIn, type Place } from './begin-in.ts';
import { releaseOwnLogins } from './release-own-logins.ts';
import { addMember } from './write-project.ts';

interface NewProject {
  id: string;
  name: string;
  description: string | null;
  billing: projects.Billing;
  /** The purchase that pays for it. */
  paid_by?: string;
  /** Where it is; nothing chosen: as the database has it. */
  place?: Place;
}

/** A project with its first manager, in a transaction of that project. */
export async function insertProject(tx: Tx, project: NewProject, owner: { accountId: string; username: string }) {
  const { place = {}, ...values } = project;
  const { name } = values;
  const begins = beginIn(place, currentInstant().slice(0, 10));
  const inserted = await tx
    .insertInto('project')
    .values({ ...values, ...begins })
    .returning(projectColumns)
    .executeTakeFirstOrThrow();
  await addMember(tx, owner.accountId, { role: 'owner', grants: [] });
  await recordActivity(tx, { action_type: 'project.created', actor: owner.username, details: { name } });
  return inserted;
}

/** A project's columns as its users see it. */
const projectColumns = [
  'project.id',
  'project.name',
  'project.description',
  'project.time_zone',
  'project.country',
  'project.currency',
  'project.billing',
  'project.erase_at as erased_at',
] as const;

/** A project as its users see it. @throws `not_found` when it is gone */
export async function presentProject({ direct }: Database, id: string) {
  const project = await direct.selectFrom('project').select(projectColumns).where('id', '=', id).executeTakeFirst();
  if (!project) throw new ProblemError('not_found');
  return project;
}

export interface ProjectRow {
  id: string;
  name: string;
  time_zone: string;
  country: string;
  /** ISO 4217. */
  currency: string;
  /** The ID of its law pack. */
  law_pack: string;
}

/** The project of a transaction that `inProject` opened. @throws when it is gone, which the guard has excluded */
export function findProject(tx: Tx): Promise<ProjectRow> {
  return tx
    .selectFrom('project')
    .select(['id', 'name', 'time_zone', 'country', 'currency', 'law_pack'])
    .where('id', '=', tx.projectId)
    .executeTakeFirstOrThrow();
}

/** The projects of a user: those a manager runs, or the one an employee works in. Oldest first. */
export async function listProjectsOf(
  database: Database,
  { accountId, role, projectId }: Pick<Caller, 'accountId' | 'role' | 'projectId'>,
) {
  const projects = database.direct.selectFrom('project').select(projectColumns).orderBy('project.id');
  if (role === 'manager') {
    return projects
      .innerJoin('project_member', 'project_member.project_id', 'project.id')
      .where('project_member.account_id', '=', accountId)
      .execute();
  }
  return projectId === null ? [] : projects.where('project.id', '=', projectId).execute();
}

/**
 * Erases a project, whose row the caller has locked, with everything in it: employees, the logins created for them,
 * IDs, schedules, pictures.
 */
export async function eraseProject(tx: Tx, id: string): Promise<void> {
  const people = await tx.selectFrom('employee').select('identity_key').execute();
  await deselectProject(tx, id);
  const kept = await releaseOwnLogins(tx);
  await tx.deleteFrom('project').where('id', '=', id).execute();
  const keys = people.map(({ identity_key }) => identity_key).filter((key) => !kept.has(key));
  await releaseIdentities(tx, keys);
  await projectErased(tx, id);
}

/** After a project is deleted with its data: what is kept of it says nothing of its people. */
export const projectErased = createHook<[tx: Tx, id: string]>('projectErased');

/**
 * After a change of what schedules are judged by: employees, absences, holidays, settings. Called in its transaction.
 * @param who the employees concerned
 */
export const planningFactsChanged = createHook<[tx: Tx, who: readonly string[] | 'all']>('planningFactsChanged');
