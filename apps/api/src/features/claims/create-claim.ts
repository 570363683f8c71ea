import { randomUUIDv7 } from 'node:crypto';
import type { claims } from '@pamaina/contract';
import { brokenConstraint } from '../../platform/database/retryable.ts';
import { employeeOf } from '../../platform/http/employee-of.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { member, type Call } from '../../platform/http/route.ts';
import { recordActivity } from '../activity/index.ts';
import { refuseIneligible } from '../eligibility/index.ts';
import { namesOf } from '../employees/index.ts';
import { findClaim } from './find-claim.ts';
import { presentClaim } from './present-claim.ts';
import { tellClaim } from './tell-claim.ts';

/**
 * Claims an open published shift (Decisions, Unfilled need).
 * @throws `not_found` for any other shift; `shift_begun`, `claim_exists`, `swap_not_eligible`
 */
export async function createClaim(call: Call<typeof claims.createClaim>): Promise<claims.Claim> {
  const caller = member(call);
  const { projectId, username: actor } = caller;
  const employee_id = employeeOf(caller);
  const now = call.deps.now();
  const id = randomUUIDv7();
  try {
    return await call.deps.database.inProject(projectId, async (tx) => {
      const found = await tx
        .selectFrom('shift')
        .select(['id', 'date', 'start_time', 'end_time', 'starts_at', 'ends_at', 'template', 'role'])
        .where('project_id', '=', projectId)
        .where('id', '=', call.body.shift_id.toLowerCase())
        .where('status', '=', 'published')
        .where('employee_id', 'is', null)
        .where('former_name', 'is', null)
        .forShare()
        .executeTakeFirst();
      if (!found) throw new ProblemError('not_found');
      if (Date.parse(found.starts_at) <= now) throw new ProblemError('shift_begun');
      await refuseIneligible(tx, projectId, { shift: found, employeeId: employee_id, language: call.language });
      const { id: shift_id, ...shift } = found;
      const employee_name = (await namesOf(tx, projectId)).get(employee_id) ?? employee_id;
      const person = { employee_id, employee_name };
      await tx
        .insertInto('shift_claim')
        .values({ project_id: projectId, id, shift_id, ...shift, ...person, note: call.body.note || null })
        .execute();
      const details = { id, date: shift.date, role: shift.role, claimed_by: employee_name };
      await recordActivity(tx, projectId, { action_type: 'claim.created', actor, details });
      const created = await findClaim(tx, projectId, { id, now });
      await tellClaim(tx, projectId, 'asked', created);
      return presentClaim(created);
    });
  } catch (error) {
    throw brokenConstraint(error) === 'shift_claim_live' ? new ProblemError('claim_exists') : error;
  }
}
