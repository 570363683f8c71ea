import { Button, Stack, Text, Title } from '@mantine/core';
import { rings } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { isMonth, monthOf, type Month } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { ringQueries } from './ring-queries.ts';
import { RingLines, RingProgress, RingStatus } from './ring-words.tsx';

/** Rings of swaps that a manager can offer in a month, and those that were offered. */
export function RingsOfMonth() {
  const { t } = useTranslation('rings');
  const first = monthOf(addDays(useClock().today(), 1));
  const [asked, setMonth] = useAddressState('month');
  const month = isMonth(asked) ? asked : first;
  return (
    <Stack gap="xl">
      <Stack gap="md" component="section">
        <Text maw={720}>{t('description')}</Text>
        <MonthStepper month={month} onChange={setMonth} first={first} />
        <FoundRings month={month} />
      </Stack>
      <OfferedRings />
    </Stack>
  );
}

function FoundRings({ month }: { month: Month }) {
  const { t } = useTranslation('rings');
  const query = useQuery(ringQueries.found(month));
  const offer = useAction(rings.offerRing, { done: t('offered') });
  const idsOf = ({ people }: rings.FoundRing) => people.map(({ shift }) => shift.id);
  const sent = offer.isBusy ? offer.input?.body.shift_ids.join() : undefined;
  return (
    <QueryView what="swaps" query={query} skeleton={<RowsSkeleton rows={3} height={110} />}>
      {({ rings: found, has_shifts, complete }) => {
        if (found.length === 0)
          return (
            <EmptyState
              icon={RefreshCw}
              title={t(has_shifts ? 'none' : 'noShifts')}
              text={t(!has_shifts ? 'noShiftsText' : complete ? 'noneText' : 'noneYet')}
              action={<NextStep to={`/manager/calendar?view=month&month=${month}`}>{t('calendar')}</NextStep>}
            />
          );
        return (
          <>
            <EntryList label={t('found')}>
              {found.map((ring) => {
                const ids = idsOf(ring);
                const names = ring.people.map(({ name }) => name).join(', ');
                return (
                  <Entry
                    key={ids.join()}
                    icon={RefreshCw}
                    actions={
                      <Button
                        aria-label={t('offerOne', { names })}
                        loading={sent === ids.join()}
                        disabled={offer.isBusy}
                        onClick={() => offer.run({ body: { shift_ids: ids } })}
                      >
                        {t('offer')}
                      </Button>
                    }
                  >
                    <RingLines people={ring.people} />
                  </Entry>
                );
              })}
            </EntryList>
            {!complete && <Text size="sm">{t('notAll')}</Text>}
          </>
        );
      }}
    </QueryView>
  );
}

function OfferedRings() {
  const { t } = useTranslation('rings');
  const { data = [] } = useQuery(ringQueries.offered());
  const withdrawal = useDelete<rings.Ring>(
    ({ id }, write) => write(rings.withdrawRing, { params: { id } }),
    () => t('withdrawn'),
  );
  if (data.length === 0) return null;
  const withdrawOf = (ring: rings.Ring) => (
    <Button
      variant="default"
      aria-label={t('withdrawOne', { names: ring.people.map(({ name }) => name).join(', ') })}
      onClick={() => withdrawal.ask(ring)}
    >
      {t('withdraw')}
    </Button>
  );
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{t('offeredTitle')}</Title>
      <EntryList label={t('offeredTitle')}>
        {data.map((ring) => (
          <Entry
            key={ring.id}
            icon={RefreshCw}
            {...(ring.allowed_actions.includes('withdraw') && { actions: withdrawOf(ring) })}
          >
            <RingStatus status={ring.status} />
            <RingLines people={ring.people} />
            <RingProgress ring={ring} />
          </Entry>
        ))}
      </EntryList>
      <ConfirmDialog {...withdrawal.dialog} title={t('withdrawTitle')} confirmLabel={t('withdraw')}>
        {withdrawal.asked && <RingLines people={withdrawal.asked.people} />}
      </ConfirmDialog>
    </Stack>
  );
}
