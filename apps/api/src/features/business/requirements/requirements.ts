import { randomUUIDv7 } from 'node:crypto';
import { requirements, fieldNames } from '@pamaina/contract';
import { byName } from '../../../platform/database/by-name.ts';
import { member, type Call, type ProjectCall } from '../../../platform/http/route.ts';
import { ProblemError, fieldProblem } from '../../../platform/ground/problem-error.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { recordActivity } from '../../access/activity/index.ts';

/**
 * Sets how many employees a template needs in a role, every week or on a date. @throws `requirement_exists`; `invalid`
 * for a template that is not there
 */
export async function createRequirement(call: Call<typeof requirements.createRequirement>) {
  const { projectId, username } = member(call);
  const written = { ...call.body, weekday: call.body.weekday ?? null, date: call.body.date ?? null };
  try {
    return await call.deps.database.inProject(projectId, async (tx) => {
      const requirement = await tx
        .insertInto('requirement')
        .values({ id: randomUUIDv7(), ...written })
        .returning(requirementColumns)
        .executeTakeFirstOrThrow();
      const details = { ...requirement };
      await recordActivity(tx, { action_type: 'requirement.created', actor: username, details });
      return requirement;
    });
  } catch (error) {
    throw refusedRequirement(error);
  }
}

/**
 * Changes a requirement. @throws `not_found`, `stale`, `requirement_exists`; `invalid` for a template that is not there
 */
export async function updateRequirement(call: Call<typeof requirements.updateRequirement>) {
  const { projectId, username } = member(call);
  const { id } = call.params;
  const written = { ...call.body, weekday: call.body.weekday ?? null, date: call.body.date ?? null };
  try {
    return await call.deps.database.inProject(projectId, async (tx) => {
      const before = await tx
        .selectFrom('requirement')
        .select(requirementColumns)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw new ProblemError('not_found');
      if (call.ifMatch !== null && call.ifMatch !== before.version) throw new ProblemError('stale');
      const after = await tx
        .updateTable('requirement')
        .set({ ...written, is_proposed: false, version: before.version + 1 })
        .where('id', '=', id)
        .returning(requirementColumns)
        .executeTakeFirstOrThrow();
      const details = { id, before, after };
      await recordActivity(tx, { action_type: 'requirement.updated', actor: username, details });
      return after;
    });
  } catch (error) {
    throw refusedRequirement(error);
  }
}

/** Deletes a requirement. @throws `not_found`; `stale` when it is not as the caller saw it */
export async function deleteRequirement(call: ProjectCall<typeof requirements.deleteRequirement>): Promise<void> {
  const { username } = call.caller;
  const { tx } = call;
  const deleted = await tx
    .deleteFrom('requirement')
    .where('id', '=', call.params.id)
    .returning(requirementColumns)
    .executeTakeFirst();
  if (!deleted) throw new ProblemError('not_found');
  if (call.ifMatch !== null && call.ifMatch !== deleted.version) throw new ProblemError('stale');
  const details = { ...deleted };
  await recordActivity(tx, { action_type: 'requirement.deleted', actor: username, details });
}

/** The weekly standard, then the date exceptions; by template and role within each. */
export async function listRequirements(call: ProjectCall<typeof requirements.listRequirements>) {
  const { tx } = call;
  return tx
    .selectFrom('requirement')
    .select(requirementColumns)
    .orderBy('date', (order) => order.asc().nullsFirst())
    .orderBy(byName(tx, 'template'))
    .orderBy(byName(tx, 'role'))
    .orderBy('weekday')
    .execute();
}

const requirementColumns = ['id' as const, ...fieldNames(requirements.fields), 'version' as const];

const OF_A_DAY = ['requirement_weekday', 'requirement_date'];

/** Translates the database's error for a requirement; every other error is unchanged. */
function refusedRequirement(error: unknown): unknown {
  const constraint = brokenConstraint(error);
  if (constraint === 'requirement_project_id_template_fkey') return fieldProblem('template', 'template_unknown');
  return constraint !== null && OF_A_DAY.includes(constraint) ? new ProblemError('requirement_exists') : error;
}
