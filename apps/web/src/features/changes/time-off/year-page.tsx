import { Stack, Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { timeOffQueries } from './time-off-queries.ts';
import { quartersOf, weeksOf, YearTable } from './year-table.tsx';

/** `/manager/timeoff/year`: who is away when, and how many more of each role can be, week by week. */
export function TimeOffYearPage() {
  const { t } = useTranslation('absences');
  const thisYear = useClock().today().slice(0, 4);
  const [chosen, setChosen] = useAddressState('year');
  const year = /^20\d\d$/.test(chosen) ? chosen : thisYear;
  const people = useQuery(queries.employees());
  const away = useQuery(timeOffQueries.year(year));
  const weeks = weeksOf(Number(year));
  // The planner counts each quarter for some seconds; the table is there before.
  const quarters = quartersOf(weeks);
  const [counted, setCounted] = useState(0);
  // One after the other: each takes its account's turn at the planner.
  const room = useQueries({
    queries: quarters.map((range, index) => ({ ...timeOffQueries.room(range), enabled: index <= counted })),
  });
  const done = room.findIndex(({ isFetched }) => !isFetched);
  const next = done === -1 ? quarters.length : done;
  useEffect(() => setCounted(next), [next]);
  const isCounting = next < quarters.length;
  const step = (by: number) => setChosen(String(Number(year) + by));
  return (
    <>
      <PageHeader title={t('year.title', { year })} about={t('year.description')} />
      <Stack gap="md">
        <Stepper
          label={year}
          previousLabel={t('year.earlier')}
          nextLabel={t('year.later')}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
        />
        <QueryView what="timeOff" query={away} skeleton={<RowsSkeleton rows={8} height={32} />}>
          {(absences) => (
            <YearTable
              weeks={weeks}
              people={people.data ?? []}
              absences={absences}
              room={room.flatMap(({ data }) => data ?? [])}
            />
          )}
        </QueryView>
        <Text size="sm" c="dimmed" role="status">
          {isCounting ? t('year.counting') : t('year.help')}
        </Text>
      </Stack>
    </>
  );
}
