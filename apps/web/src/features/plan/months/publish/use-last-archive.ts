import type { schedule } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { yearAndMonth, type Month } from '../../../../lib/schedule/months.ts';
import { scheduleQueries } from '../../../../lib/schedule/schedule-queries.ts';

/** The latest published version of a month, and whether it is known. */
export function useLastArchive(month: Month, enabled = true): { last: schedule.Archive | undefined; isKnown: boolean } {
  const { data } = useQuery({ ...scheduleQueries.archives(), enabled });
  const { year, month: number } = yearAndMonth(month);
  // The list starts with the latest version of each month.
  return { last: data?.find((one) => one.year === year && one.month === number), isKnown: data !== undefined };
}
