import { addDays } from './dates.ts';

/** A month, `YYYY-MM`; months and local dates compare as strings. */
export type Month = string;

export const monthOf = (date: string): Month => date.slice(0, 7);

export function stepMonth(month: Month, months: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export const firstOfMonth = (month: Month): string => `${month}-01`;
export const lastOfMonth = (month: Month): string => addDays(firstOfMonth(stepMonth(month, 1)), -1);

/** A month that the contract allows (2000 to 2100). */
export const isMonth = (text: string | null): text is Month =>
  text !== null && /^(20\d\d|2100)-(0[1-9]|1[0-2])$/.test(text);

export function yearAndMonth(month: Month): { year: number; month: number } {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) };
}
