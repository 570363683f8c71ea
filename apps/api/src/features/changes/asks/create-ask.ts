import { randomUUIDv7 } from 'node:crypto';
import type { asks } from '@pamaina/contract';
import { sql } from 'kysely';
import { isPublished } from '../../plan/shifts/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { brokenConstraint } from '../../../platform/ground/retryable.ts';
import { fieldProblem, ProblemError } from '../../../platform/ground/problem-error.ts';
import { member, type Call } from '../../../platform/http/route.ts';
import { recordActivity } from '../../access/activity/index.ts';
import { whoMayTake } from '../../plan/eligibility/index.ts';
import { loadMonth } from '../../plan/planning-input/index.ts';
import { presentAsk } from './ask-rows.ts';
import { continueAsk } from './continue-asks.ts';

/** How a manager wants employees to be asked. */
export interface Manner {
  way: 'in_order' | 'all';
  minutes: number;
  /** Undefined: by the settings of the project. */
  needs_approval?: boolean | undefined;
}

interface NewAsk extends Manner {
  shiftId: string;
  /** Whom to ask, in this order; undefined: everyone who may take it, best first. */
  employees?: readonly string[] | undefined;
  /** Who is asked before the others. */
  first?: string | undefined;
  actor: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Asks the employees who may take a shift, open or somebody's; the first ones at once.
 * @throws `not_found`, `shift_begun`, `ask_unpublished`, `ask_exists`, `ask_nobody`; `invalid` for an unknown employee
 */
export async function createAsk(call: Call<typeof asks.createAsk>): Promise<asks.Ask> {
  const { projectId, username } = member(call);
  const { shift_id, employee_ids: employees, ...manner } = call.body;
  const now = call.deps.now();
  const { database } = call.deps;
  const id = await database.inProject(projectId, (tx) =>
    insertAsk(tx, { ...manner, shiftId: shift_id.toLowerCase(), employees, actor: username, now }),
  );
  await beginAsking(call.deps, projectId, [id], now);
  return database.inProject(projectId, (tx) => presentAsk(tx, id, call));
}

/** Asks the first ones; what fails here is done by the job. */
export async function beginAsking(deps: Deps, projectId: string, ids: readonly string[], now: number): Promise<void> {
  for (const id of ids)
    await continueAsk(deps, { projectId, id }, now).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'asking begins with the next turn'),
    );
}

/** Stores a question and its people: those who may take the shift in order, then the others with their reasons. */
export async function insertAsk(tx: Tx, wanted: NewAsk): Promise<string> {
  const { shiftId, actor, now, way, minutes, needs_approval } = wanted;
  const shift = await askableShift(tx, shiftId, now);
  const { chosen, unable } = whomToAsk(whoMayTake(await loadMonth(tx, shift.date, 'in_force'), shiftId), wanted);
  const id = randomUUIDv7();
  const { asks_need_approval } = await tx.selectFrom('project').select('asks_need_approval').executeTakeFirstOrThrow();
  const { id: shift_id, employee_id: holder, status: _, former_name: __, amendment: ___, ...same } = shift;
  try {
    await tx
      .insertInto('ask')
      .values({
        id,
        shift_id,
        ...same,
        holder,
        way,
        minutes,
        needs_approval: needs_approval ?? asks_need_approval,
        created_by: actor,
        next_at: iso(now),
        created_at: iso(now),
      })
      .execute();
  } catch (error) {
    throw brokenConstraint(error) === 'ask_live' ? new ProblemError('ask_exists') : error;
  }
  const person = (employee_id: string, place: number) => ({ id: randomUUIDv7(), ask_id: id, place, employee_id });
  await tx
    .insertInto('ask_person')
    .values([
      ...chosen.map((one, place) => {
        return { ...person(one, place), status: 'queued' as const, skipped_for: null, rules: '[]' };
      }),
      ...unable.map(({ employeeId, obstacles }, place) => ({
        ...person(employeeId, chosen.length + place),
        status: 'skipped' as const,
        skipped_for: 'rules' as const,
        rules: JSON.stringify(obstacles),
      })),
    ])
    .execute();
  const { date, role } = shift;
  await recordActivity(tx, {
    action_type: 'ask.started',
    actor,
    details: { id, date, role, way, count: chosen.length },
  });
  return id;
}

/** Who is asked, in this order, and who has the role but can't be asked, with what is in the way. */
function whomToAsk(ranked: ReturnType<typeof whoMayTake>, { employees, first }: NewAsk) {
  const known = new Set(ranked.map(({ employeeId }) => employeeId));
  if (employees?.some((one) => !known.has(one))) throw fieldProblem('employee_ids', 'employee_unknown');
  const able = ranked.filter(({ mayTake }) => mayTake).map(({ employeeId }) => employeeId);
  const chosen = [...new Set(employees ?? able.toSorted((a, b) => Number(b === first) - Number(a === first)))];
  if (!chosen.some((one) => able.includes(one))) throw new ProblemError('ask_nobody');
  const unable = ranked.filter(({ mayTake, employeeId, obstacles }) => {
    return !mayTake && !chosen.includes(employeeId) && obstacles.every(({ rule }) => rule !== 'role');
  });
  return { chosen, unable };
}

/** The shift, locked against changes. */
async function askableShift(tx: Tx, id: string, now: number) {
  const shift = await tx
    .selectFrom('shift')
    .select(['id', 'date', 'start_time', 'end_time', 'starts_at', 'ends_at', 'template', 'role'])
    .select(['employee_id', 'former_name', 'status', 'amendment'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!shift || shift.former_name !== null) throw new ProblemError('not_found');
  if (Date.parse(shift.starts_at) <= now) throw new ProblemError('shift_begun');
  // Nobody is asked about a plan that may still change as a whole.
  const { rows } = await sql<{
    known: boolean;
  }>`select ${isPublished(sql.val(tx.projectId), sql.val(shift.date))} as known`.execute(tx);
  // Nor about the draft of an amendment, which is published as a whole.
  const isDraftOfAmendment = shift.status === 'draft' && shift.amendment !== null;
  if (rows[0]?.known !== true || isDraftOfAmendment) throw new ProblemError('ask_unpublished');
  return shift;
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();
