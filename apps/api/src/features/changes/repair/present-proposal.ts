import { clockTimeOf } from '@pamaina/contract';
import type { repair } from '@pamaina/contract';
import { explain, measure, type OpenNeed, type Proposal } from '@pamaina/engine';
import type { z } from 'zod';
import type { Reader } from '../../../platform/text/rule-text.ts';
import { bestOf, whoMayTake } from '../../plan/eligibility/index.ts';
import { boundOfPeriod, countedText, qualityText } from '../../plan/months/index.ts';
import type { LoadedPeriod, ShiftRow } from '../../plan/planning-input/index.ts';
import { publishedWith } from './publish-taken.ts';
import { withAbsence, type Absence } from './absence.ts';

type Names = ReadonlyMap<string, string>;

interface Proposed {
  id: string;
  proposal: Proposal;
  /** The absence alone: nobody else's shift changes. */
  isAlone: boolean;
  months: readonly LoadedPeriod[];
  /** Null: no employee is away. */
  absence: Absence | null;
  ranked: Ranked;
  reader: Omit<Reader, 'zone'>;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * A proposal as clients see it: the changes with names, the remaining open shifts with reasons, and the quality of the
 * first month. What it costs is read beside it.
 */
export function presentProposal(proposed: Proposed): Omit<z.infer<typeof repair.RepairProposal>, 'prices'> {
  const { id, proposal, isAlone, months, ranked, reader, now } = proposed;
  const names = new Map(months.flatMap(({ problem }) => problem.people.map((person) => [person.id, person.name])));
  const rows = new Map(months.flatMap((month) => month.rows).map((row) => [row.id, row]));
  const [first] = months;
  if (!first) throw new Error('a repair touches at least one month');
  const changes = proposal.changes.flatMap(({ shiftId, to }) => {
    const row = rows.get(shiftId ?? '');
    return row ? [{ row, to }] : [];
  });
  const published = new Set(publishedWith(changes.map(({ row, to }) => ({ ...row, from: row.employee_id, to }))));
  return {
    id,
    changes: changes.map(({ row, to }) => ({
      ...presentChange(row, to, names),
      publishes: published.has(row.id),
      takers: (isAlone ? ranked.get(row.id)?.best : undefined) ?? [],
      asked: askedOf(row, to),
    })),
    open: countedText(
      months.flatMap((month) => openOf(month, proposed)),
      names,
      { ...reader, zone: first.project.time_zone },
    ),
    quality: qualityText(measure(first.problem, after(first, proposal), boundOfPeriod(first)), names, reader.language),
    minimal: proposal.minimal,
  };

  /** As "ask first" does it: the proposed employee before the others. */
  function askedOf(row: ShiftRow, to: string | null): string[] | null {
    const may = ranked.get(row.id)?.may;
    if (may === undefined || row.status !== 'published' || Date.parse(row.starts_at) <= now) return null;
    return may.toSorted((a, b) => Number(b.id === to) - Number(a.id === to)).map(({ name }) => name);
  }
}

const RANKED_AT_MOST = 30;

/** Who could take each shift that an absence opens, best first, by its ID: of the first ones, a long one opens many. */
export type Ranked = ReadonlyMap<string, { best: string[]; may: { id: string; name: string }[] }>;

/** @param lost the IDs of the shifts that the absence opens */
export function rankOpened(
  months: readonly LoadedPeriod[],
  { absence, lost }: { absence: Absence; lost: ReadonlySet<string> },
): Ranked {
  const ranked = new Map<string, { best: string[]; may: { id: string; name: string }[] }>();
  for (const month of months) {
    const problem = withAbsence(month.problem, absence);
    const shifts = month.shifts.map((one) => (lost.has(one.id) ? { ...one, employeeId: null, locked: false } : one));
    const judged = { problem: { ...problem, fixed: problem.fixed.filter(({ id }) => !lost.has(id)) }, shifts };
    for (const { id } of month.rows.filter((row) => lost.has(row.id)).slice(0, RANKED_AT_MOST)) {
      const takers = whoMayTake(judged, id);
      const may = takers.filter(({ mayTake }) => mayTake).map(({ employeeId, name }) => ({ id: employeeId, name }));
      ranked.set(id, { best: bestOf(takers).map(({ name }) => name), may });
    }
  }
  return ranked;
}

function presentChange(row: ShiftRow, to: string | null, names: Names) {
  const nameOf = (employee: string | null) => (employee === null ? null : (names.get(employee) ?? employee));
  return {
    shift_id: row.id,
    date: row.date,
    start_time: clockTimeOf(row.start_time),
    end_time: clockTimeOf(row.end_time),
    template: row.template,
    role: row.role,
    from_employee_id: row.employee_id,
    from_name: nameOf(row.employee_id),
    to_employee_id: to,
    to_name: nameOf(to),
  };
}

function after({ shifts }: LoadedPeriod, { changes }: Proposal) {
  const people = new Map(changes.map(({ shiftId, to }) => [shiftId, to]));
  return shifts.map((shift) => {
    const to = people.get(shift.id);
    return to === undefined ? shift : { ...shift, employeeId: to };
  });
}

/** The places that stay open, with every employee's reason; shifts with custom hours fill no need and have none. */
function openOf(month: LoadedPeriod, { proposal, absence }: Proposed): OpenNeed[] {
  const places = month.shifts.filter(({ id }) => proposal.open.includes(id));
  if (places.length === 0) return [];
  const keyOf = (of: { date: string; template: string | null; role: string }) =>
    JSON.stringify([of.date, of.template, of.role]);
  const explained = new Map(
    explain(withAbsence(month.problem, absence), after(month, proposal)).map((need) => [keyOf(need), need]),
  );
  return [...Map.groupBy(places, keyOf)].map(([key, of]) => {
    const [{ date, role, start, end, template }] = of as [(typeof of)[number]];
    const reasons = explained.get(key)?.reasons ?? [];
    return { date, template: template ?? '', role, start, end, missing: of.length, reasons };
  });
}
