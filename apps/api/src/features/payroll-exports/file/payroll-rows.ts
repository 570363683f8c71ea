import { allPayrollKinds, isByKind, type payrollExports, type PayrollKind } from '@pamaina/contract';
import type { PayrollLine } from '../../../platform/database/stored-types.ts';
import { countDays, isAbsence, minutesOf, type Span } from './kind-amount.ts';

/** What a row is about. */
export interface PayrollRow extends Span {
  /** Null where a row has all kinds. */
  kind: PayrollKind | null;
}

/**
 * The rows of a layout: everybody, whatever they worked; of kinds those that have a code and came up; of days those
 * with work or time off, in their order.
 */
export function payrollRows(
  lines: readonly PayrollLine[],
  { layout, codes }: payrollExports.PayrollFile,
): PayrollRow[] {
  const kinds = allPayrollKinds.filter((kind) => codes[kind] !== undefined);
  return lines.flatMap((line) => {
    const dates = layout === 'days' || layout === 'day_kinds' ? datesOf(line) : [null];
    return dates.flatMap((date): PayrollRow[] => {
      const span = { line, date };
      if (!isByKind(layout)) return [{ ...span, kind: null }];
      return kinds.filter((kind) => cameUp(span, kind)).map((kind) => ({ ...span, kind }));
    });
  });
}

const cameUp = (span: Span, kind: PayrollKind) => (isAbsence(kind) ? countDays(span, kind) : minutesOf(span, kind)) > 0;

function datesOf({ parts = {}, days }: PayrollLine): string[] {
  const isEmpty = (date: string) => {
    const isWorked = (days[date] ?? 0) > 0;
    const { absence, earlierOvertime, paidAs = {} } = parts[date] ?? {};
    return !isWorked && absence === undefined && earlierOvertime === undefined && Object.keys(paidAs).length === 0;
  };
  return Object.keys(parts)
    .filter((date) => !isEmpty(date))
    .sort();
}
