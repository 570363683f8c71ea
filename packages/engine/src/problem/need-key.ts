import type { LocalDate } from './problem.ts';
import type { Half } from './shift.ts';

/** What a shift or a need is for. */
interface Place {
  date: LocalDate;
  template: string | null;
  role: string;
  half?: Half | undefined;
}

/** The key that joins a shift to the need it fills: the same date, template, role, and half if the place is cut. */
export function needKey({ half, ...of }: Place): string {
  return `${of.date}|${kindKey({ ...of, half })}`;
}

/** The same work on any date; a half is no work of the whole. */
export function kindKey({ template, role, half }: Omit<Place, 'date'>): string {
  return half === undefined ? `${template ?? ''}|${role}` : `${template ?? ''}|${role}|${half.of}|${half.at}`;
}
