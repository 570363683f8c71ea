import type { StoredSettings } from '../settings/index.ts';

/** How a project records working time (DK 113). */
export type Recording = Pick<StoredSettings, 'regime' | 'accounting_start' | 'accounting_months'>;

/** The number of the accounting period that contains a month or a date, counted from the first one. */
export function periodOf(date: string, { accounting_start, accounting_months }: Recording): number {
  return Math.floor((monthNumber(date) - monthNumber(accounting_start)) / accounting_months);
}

function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
