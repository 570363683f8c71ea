import { isEmployed, isInPart, needKey, type Need, type Part, type Plan } from '@pamaina/engine';
import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { listRemovals, refreshAround } from '../shifts/index.ts';
import {
  countMinutes,
  type HalfPlace,
  type LoadedPeriod,
  loadProblem,
  missingHalves,
} from '../planning-input/index.ts';
import { monthOf } from '../../../platform/time/zone.ts';

/**
 * Replaces a month's draft, or the planned part of it, with a generated schedule. Pinned and published shifts stay, and
 * manual changes unless `keep` says otherwise. The plan was
 * made from the data at its start: needs and employees are read again, what is no longer needed is left out, and
 * unfilled needs become open shifts. The caller has locked the month.
 * @returns the month as it is now
 */
export async function replaceDraft(
  tx: Tx,
  { from, to, part = {}, keep = 'pins' }: { from: string; to: string; part?: Part; keep?: 'hand' | 'pins' },
  plan: Plan,
): Promise<LoadedPeriod> {
  if (keep === 'pins') await forgetHandWork(tx, { from, to, part });
  await tx
    .deleteFrom('shift')
    .where((where) => where.between('date', part.from ?? from, part.to ?? to))
    .where('status', '=', 'draft')
    .where('pinned', '=', false)
    .where('hand', 'is', null)
    // A published shift that is being amended stays unless a manager changes it.
    .where('amends', 'is', null)
    // On-call time at home is assigned by hand alone.
    .where((where) => where.or([where('employee_id', 'is', null), where('on_call', 'is distinct from', 'at_home')]))
    .$if(part.roles !== undefined, (drafts) => drafts.where('role', 'in', part.roles ?? []))
    .execute();
  const { problem, onCallNeeds, shifts, rows } = await loadProblem(tx, from, to);
  const places = new Map<string, { need: Need; left: number }>();
  for (const need of [...problem.needs, ...onCallNeeds]) {
    const left = need.count + (places.get(needKey(need))?.left ?? 0);
    places.set(needKey(need), { need, left });
  }
  const halves = missingHalves(rows);
  const rowFor = (need: Need, employeeId: string | null) =>
    rowOf(need, employeeId, need.half && halves.get(needKey(need))?.shift());
  for (const shift of shifts) takePlace(places, shift);
  for (const removed of await listRemovals(tx, { from, to })) takePlace(places, removed);
  const people = new Map(problem.people.map((person) => [person.id, person]));
  const filled = plan.shifts.flatMap((shift) => {
    const isPlanned = !shift.locked && isInPart(part, shift);
    const person = people.get(shift.employeeId ?? '');
    if (!isPlanned || shift.employeeId === null || !person || !isEmployed(person, shift.date)) return [];
    const need = takePlace(places, shift);
    return need ? [rowFor(need, shift.employeeId)] : [];
  });
  const open = [...places.values()].flatMap(({ need, left }) =>
    Array.from({ length: isInPart(part, need) ? Math.max(0, left) : 0 }, () => rowFor(need, null)),
  );
  await insertDrafts(tx, [...filled, ...open]);
  const months = await refreshAround(tx, [from, to], 'all');
  return months.get(monthOf(from)) ?? loadProblem(tx, from, to);
}

/** Everything is planned again: nothing of the part counts as manual any more. */
async function forgetHandWork(tx: Tx, { from, to, part }: { from: string; to: string; part: Part }): Promise<void> {
  const { roles } = part;
  const [first, last] = [part.from ?? from, part.to ?? to];
  await tx
    .updateTable('shift')
    .set({ hand: null, planned: null })
    .where((where) => where.between('date', first, last))
    .where('hand', 'is not', null)
    .$if(roles !== undefined, (shifts) => shifts.where('role', 'in', roles ?? []))
    .execute();
  await tx
    .deleteFrom('hand_removal')
    .where((where) => where.between('date', first, last))
    .$if(roles !== undefined, (removals) => removals.where('role', 'in', roles ?? []))
    .execute();
}

/** The need that a shift fills, or is open for; undefined if there is none, or no longer. */
function takePlace(
  places: Map<string, { need: Need; left: number }>,
  shift: Parameters<typeof needKey>[0],
): Need | undefined {
  const place = places.get(needKey(shift));
  if (!place || place.left <= 0) return undefined;
  place.left -= 1;
  return place.need;
}

function rowOf(
  { date, template, role, start, end, breakMinutes }: Need,
  employee_id: string | null,
  half: HalfPlace | undefined,
) {
  const at = (minutes: number) => new Date(minutes * 60_000).toISOString();
  return {
    id: randomUUIDv7(),
    date,
    template,
    role,
    employee_id,
    starts_at: at(start),
    ends_at: at(end),
    break_minutes: breakMinutes,
    start_time: half?.start_time ?? null,
    end_time: half?.end_time ?? null,
    cut: half?.cut ?? null,
  };
}

/** One statement whatever their number; whole shifts have the template's local times, also if the clocks skip them. */
async function insertDrafts(tx: Tx, rows: ReturnType<typeof rowOf>[]): Promise<void> {
  await sql`insert into shift (project_id, id, date, template, role, employee_id, starts_at, ends_at, break_minutes, start_time, end_time, on_call, status, cut)
    select ${tx.projectId}::uuid, planned.id, date, planned.template, role, employee_id, starts_at, ends_at, planned.break_minutes,
      coalesce(planned.start_time, template.start_time), coalesce(planned.end_time, template.end_time),
      nullif(template.on_call, 'none'), 'draft', cut
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as planned
      (id uuid, date date, template text, role text, employee_id text, starts_at timestamptz, ends_at timestamptz, break_minutes smallint,
        start_time time, end_time time, cut jsonb)
    join template on template.project_id = ${tx.projectId} and template.name = planned.template`.execute(tx);
  await countMinutes(tx);
}
