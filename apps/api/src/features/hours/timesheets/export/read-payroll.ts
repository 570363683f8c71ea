import { allAbsenceTypes, monthNumberOf, yearOf } from '@pamaina/contract';
import type { Tx } from '../../../../platform/database/database.ts';
import { addDays, monthRange } from '../../../../platform/time/zone.ts';
import type { PayrollLine } from '../../../../platform/database/stored-types.ts';
import { ownerOf, type DateRange } from '../../analytics/index.ts';
import { readPayrollLines } from '../stored-month.ts';
import { reckonPayroll } from './reckon-payroll.ts';

/**
 * The payroll of a range: months that are locked as they were kept, the days between them as they are now, added up by
 * person.
 * @param now epoch milliseconds
 */
export async function readPayroll(tx: Tx, range: DateRange, now: number): Promise<PayrollLine[]> {
  const parts: PayrollLine[][] = [];
  let { start } = range;
  for (const { month, payroll } of await readKept(tx, range)) {
    const kept = monthRange(yearOf(month), monthNumberOf(month));
    if (start < kept.start) parts.push(await reckonPayroll(tx, { start, end: addDays(kept.start, -1) }, now));
    parts.push(await withParts(payroll, () => reckonPayroll(tx, kept, now)));
    start = addDays(kept.end, 1);
  }
  if (start <= range.end) parts.push(await reckonPayroll(tx, { start, end: range.end }, now));
  const people = Map.groupBy(parts.flat(), ({ id, name }) => ownerOf(id === null, id ?? name));
  return [...people.values()].map((lines) => lines.reduce(addLines));
}

/**
 * Months that were locked before their days' parts were kept have them as they are now; their entries can't have
 * changed.
 */
async function withParts(kept: PayrollLine[], reckon: () => Promise<PayrollLine[]>): Promise<PayrollLine[]> {
  if (kept.every(({ parts }) => parts)) return kept;
  const now = new Map((await reckon()).map((line) => [ownerOf(line.id === null, line.id ?? line.name), line]));
  return kept.map((line) => ({
    ...line,
    parts: now.get(ownerOf(line.id === null, line.id ?? line.name))?.parts ?? {},
  }));
}

/** The locked months that lie wholly in a range. */
async function readKept(tx: Tx, { start, end }: DateRange) {
  const rows = await tx
    .selectFrom('timesheet_month')
    .select(['month', 'payroll'])
    .where('locked_at', 'is not', null)
    .where('month', '>=', start)
    .where('month', '<=', end)
    .orderBy('month')
    .execute();
  return rows.flatMap(({ month, ...row }) => {
    const payroll = readPayrollLines(row.payroll);
    const isWhole = monthRange(yearOf(month), monthNumberOf(month)).end <= end;
    return payroll !== null && isWhole ? [{ month, payroll }] : [];
  });
}

const SUMS = [
  'planned',
  'worked',
  'night',
  'holiday',
  'rest',
  'overtime',
  'additional',
  'coinciding',
  'cents',
] as const;

/** Whether both have hours, at different rates. */
const doRatesDiffer = (earlier: PayrollLine, later: PayrollLine) =>
  earlier.worked > 0 && later.worked > 0 && earlier.rateCents !== later.rateCents;

/** Two ranges of one person as one; of two names and rates the later holds. */
function addLines(earlier: PayrollLine, later: PayrollLine): PayrollLine {
  const { norm, absences, days, parts, rateCents } = later;
  const sum = { ...later };
  for (const key of SUMS) sum[key] += earlier[key];
  return {
    ...sum,
    norm: norm === null ? earlier.norm : norm + (earlier.norm ?? 0),
    absences: Object.fromEntries(
      allAbsenceTypes.map((type) => [type, (earlier.absences[type] ?? 0) + (absences[type] ?? 0)]),
    ),
    rateCents: later.worked > 0 || earlier.worked === 0 ? (rateCents ?? earlier.rateCents) : earlier.rateCents,
    ...((earlier.hasRates || later.hasRates || doRatesDiffer(earlier, later)) && { hasRates: true as const }),
    toLeave: (earlier.toLeave ?? 0) + (later.toLeave ?? 0),
    leaveCredit: (earlier.leaveCredit ?? 0) + (later.leaveCredit ?? 0),
    earlierOvertime: [...(earlier.earlierOvertime ?? []), ...(later.earlierOvertime ?? [])],
    ...((earlier.onCallHome ?? later.onCallHome) !== undefined && {
      onCallHome: (earlier.onCallHome ?? 0) + (later.onCallHome ?? 0),
    }),
    days: { ...earlier.days, ...days },
    parts: { ...earlier.parts, ...parts },
    signs: { ...earlier.signs, ...later.signs },
    unapproved: [...earlier.unapproved, ...later.unapproved],
  };
}
