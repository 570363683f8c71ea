import { useQuery } from '@tanstack/react-query';
import type { attendance } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { readMoment } from '../../../lib/dates/read-moment.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { attendanceQueries } from '../../hours/attendance/index.ts';
import type { Thing } from './find-things.ts';

const SHOWN = 8;
/** A Monday: the names of the weekdays begin with it. */
const MONDAY = '2024-01-01';

/** Who was at work at the moment that is typed ("last Friday at 21:00"): the answer, and the way to all of it. */
export function useWork(typed: string): Thing[] {
  const { t } = useTranslation('finder');
  const format = useFormat();
  const clock = useClock();
  const words = {
    today: t('words.today'),
    yesterday: t('words.yesterday'),
    weekdays: Array.from({ length: 7 }, (_, index) => format.weekdayLong(addDays(MONDAY, index))),
  };
  const moment = readMoment(typed, clock.today(), words);
  const day = { from: moment?.date ?? '', to: moment?.date ?? '', time: moment?.time ?? '' };
  const { data, isPlaceholderData } = useQuery({
    ...attendanceQueries.page({ ...day, page_size: String(SHOWN) }),
    enabled: moment !== null,
  });
  if (moment === null || data === undefined || isPlaceholderData) return [];
  const to = (more: Record<string, string> = {}) =>
    `/manager/history/work?${new URLSearchParams({ ...day, ...more }).toString()}`;
  const asked = { day: format.weekdayDate(moment.date), time: moment.time };
  const lineOf = ({ name, role, ...row }: attendance.Attendance) => {
    const [start, end] = [row.started_at ?? row.planned_start, row.ended_at ?? row.planned_end];
    const timeOf = (instant: string | null) => (instant === null ? '' : clock.local(instant).time);
    return t('atWork', { name, role: role ?? '–', start: timeOf(start), end: timeOf(end) });
  };
  return [
    { kind: 'work', label: t(data.total === 0 ? 'nobodyWorked' : 'worked', asked), act: to() },
    ...data.items.map((row) => ({ kind: 'work' as const, label: lineOf(row), act: to({ name: row.name }) })),
  ];
}
