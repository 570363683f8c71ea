import type { PayrollAbsence, PayrollHours, PayrollKind } from '@pamaina/contract';
import { payrollKinds } from '@pamaina/contract';
import { roundedDays } from '@pamaina/engine';
import type { AbsentPart, DayParts, PayrollLine } from '../../../../platform/database/stored-types.ts';

export const isAbsence = (kind: PayrollKind): kind is PayrollAbsence =>
  (payrollKinds.absences as readonly PayrollKind[]).includes(kind);

/** A day of a line, with the minutes worked on it. */
interface Day extends DayParts {
  worked: number;
}

const sumOf = ({ paidAs }: DayParts, ...as: (keyof DayParts['paidAs'])[]) =>
  as.reduce((sum, one) => sum + (paidAs[one] ?? 0), 0);

/** Minutes of a kind on a day. */
const ofDay: Record<PayrollHours, (day: Day) => number> = {
  regular: (day) => sumOf(day, 'regular'),
  night: (day) => sumOf(day, 'night'),
  rest: (day) => sumOf(day, 'rest'),
  holiday: (day) => sumOf(day, 'holiday'),
  overtime: (day) => sumOf(day, 'overtime'),
  overtime_night: (day) => sumOf(day, 'overtime_night'),
  overtime_rest: (day) => sumOf(day, 'overtime_rest'),
  overtime_holiday: (day) => sumOf(day, 'overtime_holiday'),
  additional: (day) => sumOf(day, 'additional'),
  worked: ({ worked }) => worked,
  all_night: ({ night }) => night,
  all_rest: (day) => sumOf(day, 'rest', 'overtime_rest'),
  all_holiday: (day) => sumOf(day, 'holiday', 'overtime_holiday'),
  all_overtime: (day) => sumOf(day, 'overtime', 'overtime_night', 'overtime_rest', 'overtime_holiday'),
  all_additional: ({ additional }) => additional,
  on_call_home: ({ onCallHome = 0 }) => onCallHome,
  // Every other worked minute is paid as something.
  to_leave: ({ worked, paidAs }) => worked - Object.values(paidAs).reduce((sum, minutes) => sum + minutes, 0),
  earlier_overtime: ({ earlierOvertime = 0 }) => earlierOvertime,
  late_change: ({ late = [] }) => late.reduce((sum, { minutes }) => sum + minutes, 0),
};

/**
 * What the general export and the timesheet say too is taken from the same figure. Theirs of rest days, holidays and
 * overtime have the hours that became leave, which mustn't be paid: here they are the sums of their days.
 */
const ofMonth: Partial<Record<PayrollHours, (line: PayrollLine) => number>> = {
  worked: ({ worked }) => worked,
  all_night: ({ night }) => night,
  all_additional: ({ additional }) => additional,
  to_leave: ({ toLeave = 0 }) => toLeave,
};

/** A person's month, or one day of it. */
export interface Span {
  line: PayrollLine;
  /** Null: the whole month. */
  date: string | null;
}

const daysOf = ({ line, date }: Span): Day[] =>
  Object.entries(line.parts ?? {}).flatMap(([of, parts]) =>
    date === null || date === of ? [{ ...parts, worked: line.days[of] ?? 0 }] : [],
  );

/** Minutes of a kind of hours. */
export function minutesOf(span: Span, kind: PayrollHours): number {
  const whole = span.date === null ? ofMonth[kind] : undefined;
  return whole ? whole(span.line) : daysOf(span).reduce((sum, day) => sum + ofDay[kind](day), 0);
}

/** Cents of late changes; null: none, or the rate of one wasn't known. */
export function lateCents(span: Span): number | null {
  const all = daysOf(span).flatMap(({ late = [] }) => late);
  if (all.length === 0 || all.some(({ cents }) => cents === null)) return null;
  return all.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
}

/** What time off took of a day: a whole one in months that were locked before days had parts. */
export const absentParts = ({ absences, absence, leave }: Partial<DayParts>): AbsentPart[] =>
  absences ?? (absence === undefined ? [] : [{ type: absence, part: 1, ...(leave !== undefined && { leave }) }]);

/** The parts of days that an absence took of types of the business. */
export const leaveOn = (span: Span, kind: PayrollAbsence): (AbsentPart & { leave: string })[] =>
  daysOf(span)
    .flatMap(absentParts)
    .flatMap(({ leave, ...one }) => (one.type === kind && leave !== undefined ? [{ ...one, leave }] : []));

/** Days of a kind: working days of time off and parts of them, or days with such hours. */
export function countDays(span: Span, kind: PayrollKind): number {
  // It was worked on days of other months.
  if (kind === 'earlier_overtime') return 0;
  if (kind === 'late_change') return daysOf(span).filter(({ late }) => late !== undefined).length;
  if (!isAbsence(kind)) return daysOf(span).filter((day) => ofDay[kind](day) > 0).length;
  if (span.date === null) return span.line.absences[kind] ?? 0;
  const parts = daysOf(span).flatMap(absentParts);
  return roundedDays(parts.reduce((sum, { type, part }) => (type === kind ? sum + part : sum), 0));
}
