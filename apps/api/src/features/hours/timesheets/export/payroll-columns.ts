import { allAbsenceTypes, type Language } from '@pamaina/contract';
import { lawDocument } from '@pamaina/engine';
import type { PayrollLine } from '../../../../platform/database/stored-types.ts';
import { textOf } from '../../../../platform/text/texts.ts';

/** Absences with a column only where somebody had one. */
const LATER = allAbsenceTypes.slice(3);

/** Minutes are hours in the files, cents are whole units of money; null is an empty cell. */
const columns: { key: string; value: (line: PayrollLine) => string | number | null }[] = [
  { key: 'id', value: ({ id }) => id ?? '' },
  { key: 'person', value: ({ name }) => name },
  { key: 'norm', value: ({ norm }) => norm && hours(norm) },
  { key: 'planned', value: ({ planned }) => hours(planned) },
  { key: 'worked', value: ({ worked }) => hours(worked) },
  { key: 'night', value: ({ night }) => hours(night) },
  { key: 'holiday', value: ({ holiday }) => hours(holiday) },
  { key: 'restDay', value: ({ rest }) => hours(rest) },
  { key: 'overtime', value: ({ overtime }) => hours(overtime) },
  { key: 'additional', value: ({ additional }) => hours(additional) },
  { key: 'vacation', value: ({ absences }) => absences.vacation ?? 0 },
  { key: 'sickLeave', value: ({ absences }) => absences.sick_leave ?? 0 },
  { key: 'personal', value: ({ absences }) => absences.personal ?? 0 },
  ...LATER.map((key) => ({ key, value: ({ absences }: PayrollLine) => absences[key] ?? 0 })),
  { key: 'rate', value: ({ rateCents, hasRates }) => (rateCents === null || hasRates ? null : rateCents / 100) },
  { key: 'cost', value: costOf },
  { key: 'coinciding', value: ({ coinciding }) => hours(coinciding) },
  { key: 'earlierOvertime', value: (line) => hours(earlierOvertimeOf(line)) },
  { key: 'lateChange', value: (line) => hours(lateOf(line).minutes) },
  { key: 'lateAmount', value: lateAmountOf },
  { key: 'onCallHome', value: ({ onCallHome = 0 }) => hours(onCallHome) },
];

const RARE: ReadonlySet<string> = new Set(['lateChange', 'lateAmount', 'onCallHome', ...LATER]);

/** Those that these lines need: few businesses have anybody on call at home, or on every kind of leave. */
export const payrollColumnsOf = (lines: readonly PayrollLine[]) =>
  columns.filter(({ key, value }) => !RARE.has(key) || lines.some((line) => Number(value(line)) > 0));

/** Without work there is nothing to pay, which differs from a pay of zero. */
function costOf(line: PayrollLine): number | null {
  return line.rateCents === null || !isPaid(line) ? null : Math.round(line.cents) / 100;
}

const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

/** Minutes of overtime of earlier months that the line pays. */
export const earlierOvertimeOf = ({ earlierOvertime = [] }: PayrollLine): number =>
  earlierOvertime.reduce((sum, { minutes }) => sum + minutes, 0);

/** What a line pays for late changes: minutes, and cents unless a rate wasn't known. */
function lateOf({ parts = {} }: PayrollLine): { minutes: number; cents: number | null } {
  const all = Object.values(parts).flatMap(({ late = [] }) => late);
  return {
    minutes: all.reduce((sum, { minutes }) => sum + minutes, 0),
    cents: all.some(({ cents }) => cents === null) ? null : all.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
  };
}

/** In units of the currency; empty where it isn't known, or nothing is paid. */
function lateAmountOf(line: PayrollLine): number | null {
  const { cents } = lateOf(line);
  return cents === null || cents === 0 ? null : cents / 100;
}

/** Whether a line has anything to pay: work of its own, overtime of earlier months, or late changes. */
export const isPaid = (line: PayrollLine): boolean =>
  line.worked > 0 ||
  earlierOvertimeOf(line) > 0 ||
  Object.values(line.parts ?? {}).some(({ late }) => late !== undefined);

/** The words of files that cite the Labour Code: every other law has others. */
const CITING: readonly string[] = ['additional', 'rule', 'onCallPay'];

/** What the words of a file depend on, and what is said above its rows. */
export interface PayrollWords {
  language: Language;
  law: string;
  currency: string;
  notes: readonly string[];
}

/** The words of the files by their key. @param law the ID of the project's law pack @param currency ISO 4217 */
export const wordsOf =
  (language: Language, { law, currency }: { law: string; currency: string }) =>
  (key: string) =>
    textOf(
      language,
      `timesheets.${lawDocument(law)?.cites !== 'labour_code' && CITING.includes(key) ? 'otherLaw.' : ''}${key}`,
      { currency },
    );
