import {
  allPayrollKinds,
  type payrollExports,
  type PayrollKind,
  type PayrollSource,
  isByKind,
  monthOf,
} from '@pamaina/contract';
import { roundedDays } from '@pamaina/engine';
import type { PayrollLine } from '../../../../platform/database/stored-types.ts';
import { isPaid } from '../../timesheets/index.ts';
import { absentParts, countDays, isAbsence, lateCents, leaveOn, minutesOf, type Span } from './kind-amount.ts';

/** A value before it is written: minutes as hours, cents as units of the currency; null is empty. */
export type PayrollCell = string | { minutes: number } | { count: number } | { cents: number } | null;

/** What all rows of a file share. */
export interface Written {
  file: payrollExports.PayrollFile;
  month: { start: string; end: string };
  /** Names of kinds in the caller's language. */
  kindNames: Record<PayrollKind, string>;
  ownCodes: OwnCodes;
}

/** Types of absence of the business that have a code of their own in payroll, by their code. */
export type OwnCodes = ReadonlyMap<string, { code: string; name: string }>;

type Column = payrollExports.PayrollFile['columns'][number];
type Read = (row: PayrollRow, written: Written, place: { number: number; column: Column }) => PayrollCell;

const isKind = (source: PayrollSource): source is PayrollKind =>
  (allPayrollKinds as readonly string[]).includes(source);

const readers: Record<Exclude<PayrollSource, PayrollKind>, Read> = {
  employee_id: ({ line }) => line.id ?? '',
  name: ({ line }) => line.name,
  first_name: ({ line }) => splitName(line.name).first,
  last_name: ({ line }) => splitName(line.name).last,
  row_number: (_row, _written, { number }) => ({ count: number }),
  month: (_, { month }) => monthOf(month.start),
  month_start: (_, written) => dateText(written.month.start, written),
  month_end: (_, written) => dateText(written.month.end, written),
  date: ({ date }, written) => date && dateText(date, written),
  code: ({ kind, own }, { file }) => own?.code ?? (kind && file.codes[kind]) ?? '',
  kind: ({ kind, own }, { kindNames }) => own?.name ?? (kind && kindNames[kind]),
  hours: (row) => (row.kind === null || isAbsence(row.kind) ? null : { minutes: minutesOf(row, row.kind) }),
  days: (row) => row.kind && { count: row.days ?? countDays(row, row.kind) },
  mark: ({ line, date }, { file, ownCodes }) => {
    const [first] = absentParts((date === null ? undefined : line.parts?.[date]) ?? {});
    const usual = first && file.codes[first.type];
    return usual === undefined ? '' : (ownCodes.get(first?.leave ?? '')?.code ?? usual);
  },
  norm: ({ line }) => (line.norm === null ? null : { minutes: line.norm }),
  planned: ({ line }) => ({ minutes: line.planned }),
  // Of several rates none times the hours is the cost.
  rate: ({ line }) => (line.rateCents === null || line.hasRates ? null : { cents: line.rateCents }),
  // Without work there is nothing to pay, which is not the same as pay of nothing.
  cost: ({ line }) => (line.rateCents === null || !isPaid(line) ? null : { cents: Math.round(line.cents) }),
  late_amount: (row) => {
    const cents = row.kind === null || row.kind === 'late_change' ? lateCents(row) : null;
    return cents === null ? null : { cents };
  },
  fixed: (_row, _written, { column }) => column.text,
};

/** What a column holds in a row; rows are counted from 1. */
export function payrollCell(row: PayrollRow, column: Column, number: number, written: Written): PayrollCell {
  const { source } = column;
  if (!isKind(source)) return readers[source](row, written, { number, column });
  return isAbsence(source) ? { count: countDays(row, source) } : { minutes: minutesOf(row, source) };
}

/** The last word is the surname. */
function splitName(name: string): { first: string; last: string } {
  const words = name.split(/\s+/);
  return words.length < 2
    ? { first: name, last: '' }
    : { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? '' };
}

function dateText(date: string, { file }: Written): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return file.dates.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** What a row is about. */
interface PayrollRow extends Span {
  /** Null where a row has all kinds. */
  kind: PayrollKind | null;
  /** Of the days of a kind those of own types with this code. */
  own?: { code: string; name: string };
  /** Of a kind that own codes have a part of: the days of the row. */
  days?: number;
}

/**
 * The rows of a layout: everybody, whatever they worked; of kinds those that have a code and came up; of days those
 * with work or time off, in their order.
 */
export function payrollRows(
  lines: readonly PayrollLine[],
  { file: { layout, codes }, ownCodes }: Pick<Written, 'file' | 'ownCodes'>,
): PayrollRow[] {
  const kinds = allPayrollKinds.filter((kind) => codes[kind] !== undefined);
  return lines.flatMap((line) => {
    const dates = layout === 'days' || layout === 'day_kinds' ? datesOf(line) : [null];
    return dates.flatMap((date): PayrollRow[] => {
      const span = { line, date };
      if (!isByKind(layout)) return [{ ...span, kind: null }];
      return kinds.filter((kind) => cameUp(span, kind)).flatMap((kind) => rowsOfKind(span, kind, ownCodes));
    });
  });
}

/** A kind, and after it each own code of types that count as it: no day is in two rows. */
function rowsOfKind(span: Span, kind: PayrollKind, ownCodes: OwnCodes): PayrollRow[] {
  if (!isAbsence(kind)) return [{ ...span, kind }];
  const own = Map.groupBy(
    leaveOn(span, kind).flatMap(({ leave, part }) => {
      const code = ownCodes.get(leave);
      return code === undefined ? [] : { ...code, part };
    }),
    ({ code }) => code,
  );
  const rows = [...own.values()].flatMap((same): PayrollRow[] => {
    const [first] = same;
    const days = roundedDays(same.reduce((sum, { part }) => sum + part, 0));
    return first ? [{ ...span, kind, own: first, days }] : [];
  });
  const rest = roundedDays(rows.reduce((left, { days = 0 }) => left - days, countDays(span, kind)));
  return rest > 0 ? [{ ...span, kind, days: rest }, ...rows] : rows;
}

/** A late change can cost an amount without hours. */
export const cameUp = (span: Span, kind: PayrollKind) =>
  (isAbsence(kind) || kind === 'late_change' ? countDays(span, kind) : minutesOf(span, kind)) > 0;

function datesOf({ parts = {}, days }: PayrollLine): string[] {
  const isEmpty = (date: string) => {
    const isWorked = (days[date] ?? 0) > 0;
    const { earlierOvertime, late, paidAs = {} } = parts[date] ?? {};
    const isAbsent = absentParts(parts[date] ?? {}).length > 0;
    return (
      !isWorked && !isAbsent && earlierOvertime === undefined && late === undefined && Object.keys(paidAs).length === 0
    );
  };
  return Object.keys(parts)
    .filter((date) => !isEmpty(date))
    .sort();
}
