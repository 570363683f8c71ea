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
  { key: 'onCallHome', value: ({ on_call_home_minutes }) => on_call_home_minutes },
  { key: 'norm', value: ({ norm_minutes = null }) => norm_minutes },
  { key: 'balance', value: ({ balance_minutes = null }) => balance_minutes },
];

/** Those that this sheet needs: few businesses agree on additional work, or have anybody on call at home. */
export const columnsOf = ({ totals }: Sheet): readonly SumColumn[] => {
  const empty = [
    ...(totals.additional_minutes > 0 ? [] : ['additional']),
    ...(totals.on_call_home_minutes > 0 ? [] : ['onCallHome']),
  ];
  return columns.filter(({ key }) => !empty.includes(key));
};
