import type { PayrollLine } from '../../../platform/database/stored-types.ts';
import { earlierOvertimeOf, isPaid } from './is-paid.ts';

/** Minutes are hours in the files, cents are euro; null is an empty cell. */
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
  { key: 'vacation', value: ({ absences }) => absences.vacation },
  { key: 'sickLeave', value: ({ absences }) => absences.sick_leave },
  { key: 'personal', value: ({ absences }) => absences.personal },
  { key: 'rate', value: ({ rateCents }) => rateCents && rateCents / 100 },
  { key: 'cost', value: costOf },
  { key: 'coinciding', value: ({ coinciding }) => hours(coinciding) },
  { key: 'earlierOvertime', value: (line) => hours(earlierOvertimeOf(line)) },
  { key: 'onCallHome', value: ({ onCallHome = 0 }) => hours(onCallHome) },
];

/** Those that these lines need: few businesses have anybody on call at home. */
export const payrollColumnsOf = (lines: readonly PayrollLine[]) =>
  columns.filter(({ key }) => key !== 'onCallHome' || lines.some(({ onCallHome = 0 }) => onCallHome > 0));

/** Without work there is nothing to pay, which differs from a pay of zero. */
function costOf(line: PayrollLine): number | null {
  return line.rateCents === null || !isPaid(line) ? null : Math.round(line.cents) / 100;
}

const hours = (minutes: number) => Math.round((minutes / 60) * 100) / 100;
