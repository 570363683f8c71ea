import { allAbsenceTypes, payrollKinds, timesheets, workingTimeSheet } from '@pamaina/contract';
import type { PaidAs } from '@pamaina/engine';
import { z } from 'zod';
import { readableFields, readableItems, readableValues, withReadable } from '../../../platform/database/stored-json.ts';
import type { KeptFigures, PayrollLine } from '../../../platform/database/stored-types.ts';

const amount = z.number().catch(0);
const date = z.iso.date();
const month = z.string().regex(/^\d{4}-\d\d$/);
const AbsenceType = z.enum(allAbsenceTypes);

/** The days of each absence; types that this version doesn't have are left out. */
const Absences = readableFields(
  Object.fromEntries(allAbsenceTypes.map((type) => [type, z.number()])) as Record<
    (typeof allAbsenceTypes)[number],
    z.ZodNumber
  >,
);

const StoredPaidAs = readableFields(
  Object.fromEntries(payrollKinds.once.map((kind) => [kind, z.number()])) as Record<PaidAs, z.ZodNumber>,
);

const Part = withReadable(
  { paidAs: StoredPaidAs, night: amount, additional: amount },
  {
    onCallHome: z.number(),
    absences: readableItems(withReadable({ type: AbsenceType, part: z.number() }, { leave: z.string() })),
    absence: AbsenceType,
    leave: z.string(),
    earlierOvertime: z.number(),
    late: readableItems(z.object({ minutes: z.number(), cents: z.number().nullable() })),
  },
);

const Line = withReadable(
  {
    id: z.string().nullable().catch(null),
    name: z.string(),
    norm: z.number().nullable().catch(null),
    planned: amount,
    worked: amount,
    night: amount,
    holiday: amount,
    rest: amount,
    overtime: amount,
    additional: amount,
    coinciding: amount,
    absences: Absences,
    rateCents: z.number().nullable().catch(null),
    cents: amount,
    days: readableValues(z.number()),
    unapproved: readableItems(date),
  },
  {
    hasRates: z.literal(true),
    toLeave: z.number(),
    leaveCredit: z.number(),
    earlierOvertime: readableItems(z.object({ month, minutes: z.number() })),
    onCallHome: z.number(),
    signs: readableValues(workingTimeSheet.SignKind),
    parts: readableValues(Part),
  },
);
const Lines = z.array(Line).nullable().catch(null);

/**
 * The payroll that was kept with a locked month. Null before it is locked, and where a line can't be read, since sums
 * without a person would be wrong: it is reckoned from the hours as they are now.
 */
export const readPayrollLines = (stored: unknown): PayrollLine[] | null => Lines.parse(stored);

const line = timesheets.TimesheetEntry.shape;
const Figures = readableValues(
  readableFields({
    state: line.state,
    shift: line.shift,
    planned_minutes: line.planned_minutes,
    worked_minutes: line.worked_minutes,
    break_minutes: line.break_minutes,
    night_minutes: line.night_minutes,
    holiday_minutes: line.holiday_minutes,
    rest_day_minutes: line.rest_day_minutes,
    overtime_minutes: line.overtime_minutes,
    additional_minutes: line.additional_minutes,
    coinciding_minutes: line.coinciding_minutes,
    late_minutes: line.late_minutes,
    left_early_minutes: line.left_early_minutes,
    before_minutes: line.before_minutes,
    after_minutes: line.after_minutes,
    is_break_missing: line.is_break_missing,
  }),
);
const StoredFigures = z.record(z.string(), z.unknown()).pipe(Figures).nullable().catch(null);

/**
 * What the lines of a locked month's sheet came to, by line; a figure that can't be read is as it is now. Null before
 * it is locked, and where nothing can be read.
 */
export const readKeptFigures = (stored: unknown): Record<string, Partial<KeptFigures>> | null =>
  StoredFigures.parse(stored);
