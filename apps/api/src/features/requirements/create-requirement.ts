import type { requirements } from '@pamaina/contract';
import { randomUUIDv7 } from 'node:crypto';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { refusedRequirement } from './refused-requirement.ts';
import { requirementColumns } from './requirement-columns.ts';

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
