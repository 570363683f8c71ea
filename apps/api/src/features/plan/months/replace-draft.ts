import { monthOf } from '@pamaina/contract';
import { isEmployed, isInPart, needKey, type Need, type Part, type Plan } from '@pamaina/engine';
import { randomUUIDv7 } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { listRemovals, type PlannedRow, writeShifts } from '../shifts/index.ts';
import { type HalfPlace, type LoadedPeriod, loadProblem, missingHalves } from '../planning-input/index.ts';

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
  plan: Pick<Plan, 'shifts'>,
): Promise<LoadedPeriod> {
  const planned = { start: part.from ?? from, end: part.to ?? to, roles: part.roles };
  const { months } = await writeShifts(
    tx,
    async (shifts) => {
      // Everything is planned again: nothing of the part counts as manual any more.
      if (keep === 'pins') await shifts.forgetHandWork(planned);
      await shifts.removePlanned(planned);
      await shifts.addPlanned(await rowsOf(tx, { from, to, part }, plan));
    },
    { dates: [from, to], judge: 'all', record: null },
  );
  return months.get(monthOf(from)) ?? loadProblem(tx, from, to);
}

/** What the plan adds to the shifts that stay. */
async function rowsOf(
  tx: Tx,
  { from, to, part }: { from: string; to: string; part: Part },
  plan: Pick<Plan, 'shifts'>,
): Promise<PlannedRow[]> {
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
  return [...filled, ...open];
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
): PlannedRow {
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
