import { monthNumberOf, yearOf } from '@pamaina/contract';
import type { LocalDate, Month } from '@pamaina/contract';
import { addDays } from './dates.ts';

export type { Month } from '@pamaina/contract';

export { monthOf } from '@pamaina/contract';

/** @param month 1 January .. 12 December */
export const monthFrom = (year: number, month: number): Month => `${year}-${String(month).padStart(2, '0')}` as Month;

export function stepMonth(month: Month, months: number): Month {
  const index = yearOf(month) * 12 + monthNumberOf(month) - 1 + months;
  return monthFrom(Math.floor(index / 12), (index % 12) + 1);
}

export const firstOfMonth = (month: Month): LocalDate => `${month}-01`;
export const lastOfMonth = (month: Month): LocalDate => addDays(firstOfMonth(stepMonth(month, 1)), -1);

/** A month that the contract allows (2000 to 2100). */
export const isMonth = (text: string | null): text is Month =>
  text !== null && /^(20\d\d|2100)-(0[1-9]|1[0-2])$/.test(text);

export function yearAndMonth(month: Month): { year: number; month: number } {
  return { year: yearOf(month), month: monthNumberOf(month) };
}
