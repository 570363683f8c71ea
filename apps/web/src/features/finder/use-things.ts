import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../lib/dates/dates.ts';
import { queries } from '../../lib/http/queries.ts';
import { readDate } from '../../lib/dates/read-date.ts';
import { useClock } from '../../lib/dates/use-clock.ts';
import { useDayLink } from '../../lib/dates/use-day-link.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useWork } from './use-work.ts';
import { findThings, type Thing } from './find-things.ts';

/** What a manager can find by typing: a date, the usual actions, pages, employees. */
export function useThings(typed: string, places: readonly { to: string; label: string }[]): Thing[] {
  const { t } = useTranslation('shell');
  const format = useFormat();
  const dayLink = useDayLink();
  const today = useClock().today();
  const { data: people = [] } = useQuery(queries.employees());
  const date = readDate(typed);
  const day = date === null ? [] : [{ kind: 'day' as const, label: format.fullDate(date), to: dayLink(date) }];
  const nextMonth = addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7);
  const known: Thing[] = [
    { kind: 'deed', label: t('find.today'), to: dayLink(today) },
    { kind: 'deed', label: t('find.plan'), to: `/manager/calendar?month=${nextMonth}&view=month` },
    { kind: 'deed', label: t('find.employee'), to: '/manager/employees?add=1' },
    ...places.map(({ to, label }) => ({ kind: 'page' as const, label, to })),
    ...people.map(({ name }) => ({
      kind: 'person' as const,
      label: name,
      to: `/manager/employees?search=${encodeURIComponent(name)}`,
    })),
  ];
  return [...useWork(typed), ...day, ...findThings(typed, known)];
}
