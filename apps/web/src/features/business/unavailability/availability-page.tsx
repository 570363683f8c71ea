import { Button, Group, SegmentedControl } from '@mantine/core';
import { unavailability } from '@pamaina/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SearchX, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../lib/http/api-client.ts';
import { foldDiacritics } from '../../../lib/format/fold-diacritics.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { addDays, isDate, weekStart } from '../../../lib/dates/dates.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { TeamWishes } from '../../plan/wishes/index.ts';
import { AvailabilityGrid } from './availability-grid.tsx';
import { WhoCouldWork } from './who-could-work.tsx';

/**
 * `/manager/availability`: who can work when, calculated, and who could work a given shift, which managers only view;
 * and the team's preferences.
 */
export function AvailabilityPage() {
  const { t } = useTranslation('unavailability');
  const [view, setView] = useAddressState('view');
  return (
    <>
      <PageHeader
        title={t('availability.title')}
        about={t(view === 'wishes' ? 'availability.wishesDescription' : 'availability.description')}
      />
      <SegmentedControl
        aria-label={t('availability.view')}
        data={[
          { value: '', label: t('availability.week') },
          { value: 'who', label: t('availability.who') },
          { value: 'wishes', label: t('availability.wishes') },
        ]}
        value={isView(view) ? view : ''}
        onChange={setView}
        mb="lg"
      />
      {view === 'who' && <WhoCouldWork />}
      {view === 'wishes' && <TeamWishes />}
      {!isView(view) && <Week />}
    </>
  );
}

/** The views other than the week. */
const isView = (view: string) => view === 'who' || view === 'wishes';

/** The employees by the days of a week. */
function Week() {
  const { t } = useTranslation('unavailability');
  const format = useFormat();
  const week = useWeek();
  const [search, setSearch] = useAddressState('search', 'page');
  const people = useQuery(queries.employees());
  const days = useQuery({
    queryKey: ['availability', week.start],
    queryFn: ({ signal }) =>
      call(unavailability.listAvailability, { query: { start: week.start, end: week.end }, signal }),
    placeholderData: keepPreviousData,
  });
  const wanted = foldDiacritics(search.trim());
  return (
    <>
      <Group justify="space-between" mb="md">
        <Stepper
          label={format.range(week.start, week.end)}
          previousLabel={t('availability.previousWeek')}
          nextLabel={t('availability.nextWeek')}
          onPrevious={week.previous}
          onNext={week.next}
        >
          {!week.isThisWeek && (
            <Button variant="subtle" onClick={week.toThisWeek}>
              {t('availability.thisWeek')}
            </Button>
          )}
        </Stepper>
        <SearchField label={t('availability.search')} value={search} onChange={setSearch} />
      </Group>
      <QueryView what="employees" query={people} skeleton={<RowsSkeleton rows={8} height={52} />}>
        {(list) => {
          const found = list.filter(({ name }) => foldDiacritics(name).includes(wanted));
          if (list.length === 0) return <NobodyYet />;
          if (found.length === 0)
            return (
              <EmptyState
                icon={SearchX}
                title={t('availability.nobody')}
                action={<NextStep act={() => setSearch('')}>{t('shell:next.clear')}</NextStep>}
              />
            );
          return (
            <QueryView what="unavailability" query={days} skeleton={<RowsSkeleton rows={8} height={52} />}>
              {(entries) => <AvailabilityGrid people={found} entries={entries} weekStart={week.start} />}
            </QueryView>
          );
        }}
      </QueryView>
    </>
  );
}

function NobodyYet() {
  const { t } = useTranslation('unavailability');
  return (
    <EmptyState
      icon={Users}
      title={t('availability.emptyTitle')}
      text={t('availability.emptyText')}
      action={
        <Button component={Link} to="/manager/employees">
          {t('availability.toEmployees')}
        </Button>
      }
    />
  );
}

/** The week of the date in the address, by default this week. Both ends included. */
function useWeek() {
  const [text, setText] = useAddressState('week');
  const thisWeek = weekStart(useClock().today());
  const start = isDate(text) ? weekStart(text) : thisWeek;
  const go = (to: string) => setText(to === thisWeek ? '' : to);
  return {
    start,
    end: addDays(start, 6),
    isThisWeek: start === thisWeek,
    previous: () => go(addDays(start, -7)),
    next: () => go(addDays(start, 7)),
    toThisWeek: () => go(thisWeek),
  };
}
