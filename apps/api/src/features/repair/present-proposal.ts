import type { repair } from '@pamaina/contract';
import { explain, measure, type OpenNeed, type Proposal } from '@pamaina/engine';
import type { z } from 'zod';
import type { Reader } from '../../platform/text/rule-text.ts';
import { takersOf } from '../eligibility/index.ts';
import { boundOfPeriod, countedText, qualityText } from '../months/index.ts';
import type { LoadedPeriod, ShiftRow } from '../planning-input/index.ts';
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
  reader: Omit<Reader, 'zone'>;
}

/**
 * A proposal as clients see it: the changes with names, the remaining open shifts with reasons, and the quality of the
 * first month.
 */
export function presentProposal(proposed: Proposed): z.infer<typeof repair.RepairProposal> {
  const { id, proposal, isAlone, months, reader } = proposed;
  const names = new Map(months.flatMap(({ problem }) => problem.people.map((person) => [person.id, person.name])));
  const rows = new Map(months.flatMap((month) => month.rows).map((row) => [row.id, row]));
  const [first] = months;
  if (!first) throw new Error('a repair touches at least one month');
  const changes = proposal.changes.flatMap(({ shiftId, to }) => {
    const row = rows.get(shiftId ?? '');
    return row ? [{ row, to }] : [];
  });
  const takers = isAlone ? takersIn(proposed) : new Map<string, string[]>();
  const published = new Set(publishedWith(changes.map(({ row, to }) => ({ ...row, from: row.employee_id, to }))));
  return {
    id,
    changes: changes.map(({ row, to }) => ({
      ...presentChange(row, to, names),
      publishes: published.has(row.id),
      takers: takers.get(row.id) ?? [],
    })),
    open: countedText(
      months.flatMap((month) => openOf(month, proposed)),
      names,
      { ...reader, zone: first.project.time_zone },
    ),
    quality: qualityText(measure(first.problem, after(first, proposal), boundOfPeriod(first)), names, reader.language),
    minimal: proposal.minimal,
  };
}

const TAKERS_OF_MOST = 30;

/** Who could take each open shift, by its ID: of the first ones, because a long absence opens many. */
function takersIn({ proposal, months, absence }: Proposed): Map<string, string[]> {
  const takers = new Map<string, string[]>();
  for (const month of months) {
    const lost = new Set(proposal.changes.map(({ shiftId }) => shiftId));
    const problem = withAbsence(month.problem, absence);
    const open = after(month, proposal).map((shift) => (lost.has(shift.id) ? { ...shift, locked: false } : shift));
    const without = { ...problem, fixed: problem.fixed.filter(({ id }) => !lost.has(id)) };
    for (const { id } of month.rows.filter((row) => lost.has(row.id)).slice(0, TAKERS_OF_MOST))
      takers.set(
        id,
        takersOf(without, open, id).map(({ name }) => name),
      );
  }
  return takers;
}

function presentChange(row: ShiftRow, to: string | null, names: Names) {
  const nameOf = (employee: string | null) => (employee === null ? null : (names.get(employee) ?? employee));
  return {
    shift_id: row.id,
    date: row.date,
    start_time: row.start_time.slice(0, 5),
    end_time: row.end_time.slice(0, 5),
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
