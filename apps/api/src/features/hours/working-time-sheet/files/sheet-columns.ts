import type { workingTimeSheet } from '@pamaina/contract';

type Sheet = workingTimeSheet.WorkingTimeSheet;
/** A line or the totals. */
export type Sums = Pick<workingTimeSheet.SheetLine, keyof Sheet['totals']> &
  Partial<Pick<workingTimeSheet.SheetLine, 'norm_minutes' | 'balance_minutes'>>;

/** A column behind the days; null is an empty cell. */
interface SumColumn {
  key: string;
  /** Minutes, but for `days`. */
  value: (sums: Sums) => number | null;
  isCount?: true;
}

/** What DK 120 asks for besides the hours of each day, and the norm. */
const columns: readonly SumColumn[] = [
  { key: 'days', value: ({ days }) => days, isCount: true },
  { key: 'worked', value: ({ worked_minutes }) => worked_minutes },
  { key: 'night', value: ({ night_minutes }) => night_minutes },
  { key: 'overtime', value: ({ overtime_minutes }) => overtime_minutes },
  { key: 'holiday', value: ({ holiday_minutes }) => holiday_minutes },
  { key: 'restDay', value: ({ rest_day_minutes }) => rest_day_minutes },
  { key: 'additional', value: ({ additional_minutes }) => additional_minutes },
  { key: 'earlierOvertime', value: ({ earlier_overtime_minutes }) => earlier_overtime_minutes },
  { key: 'onCallHome', value: ({ on_call_home_minutes }) => on_call_home_minutes },
  { key: 'norm', value: ({ norm_minutes = null }) => norm_minutes },
  { key: 'balance', value: ({ balance_minutes = null }) => balance_minutes },
];

/**
 * Those that this sheet needs: few businesses agree on additional work or have anybody on call at home, few months pay
 * overtime of earlier ones.
 */
export const columnsOf = ({ totals }: Sheet): readonly SumColumn[] =>
  columns.filter(({ key, value }) => !RARE.includes(key) || value(totals) !== 0);

const RARE: readonly string[] = ['additional', 'earlierOvertime', 'onCallHome'];
