import { Badge, Button, Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CalendarHeart, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstOfMonth, isMonth, lastOfMonth, monthOf, stepMonth } from '../../../lib/dates/months.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { EntryList } from '../../../ui/table/entry-list.tsx';
import { NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { useWishRemoval, WishEntry } from './wish-entry.tsx';
import { WishDrawer, wishQueries } from './wish-drawer.tsx';

/** The team's preferences in the month of the address; by default the next one, which is usually not generated yet. */
export function TeamWishes() {
  const { t } = useTranslation('wishes');
  const remove = useWishRemoval();
  const [isAdding, setAdding] = useState(false);
  const next = stepMonth(monthOf(useClock().today()), 1);
  const [asked, setMonth] = useAddressState('month');
  const month = isMonth(asked) ? asked : next;
  const { data: people = [] } = useQuery(queries.employees());
  const query = useQuery({
    ...wishQueries.range(firstOfMonth(month), lastOfMonth(month)),
    placeholderData: keepPreviousData,
  });
  const isSettled = (query.data?.length ?? 0) > 0 && query.data?.every(({ is_settled }) => is_settled) === true;
  return (
    <>
      <Group justify="space-between" mb="md">
        <MonthStepper month={month} onChange={setMonth}>
          {isSettled && (
            <Badge variant="default" tt="none" fw={500} radius="sm">
              {t('published')}
            </Badge>
          )}
        </MonthStepper>
        <Button leftSection={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      </Group>
      <QueryView
        what="wishes"
        query={query}
        skeleton={<RowsSkeleton rows={5} height={68} />}
        empty={{
          icon: CalendarHeart,
          title: t('noneTitle'),
          text: t('noneText'),
          action: <NextStep to="/manager/calendar">{t('shell:next.schedule')}</NextStep>,
        }}
      >
        {(list) => (
          <EntryList label={t('title')}>
            {list.map((wish) => (
              <WishEntry key={wish.id} wish={wish} isNamed onDelete={remove} />
            ))}
          </EntryList>
        )}
      </QueryView>
      {isAdding && <WishDrawer people={people} onClose={() => setAdding(false)} />}
    </>
  );
}
