import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { timeOff } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Palmtree, SearchX, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { foldDiacritics } from '../../lib/fold-diacritics.ts';
import { toastSuccess } from '../../lib/toasts.tsx';
import { useAddressState } from '../../lib/use-address-state.ts';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Entry, EntryList } from '../../ui/entry-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useDelete } from '../../ui/use-delete.ts';
import { DecisionDrawer } from './decision-drawer.tsx';
import { timeOffQueries } from './time-off-queries.ts';
import { TimeOffWords } from './time-off-words.tsx';
import { typeIcons } from './type-icons.ts';

type TimeOff = timeOff.TimeOff;

const SHOWN = ['approved', 'rejected', 'cancelled'] as const;

/** `/manager/timeoff`: what waits for an answer first, then what was answered; the filter is in the address. */
export function TimeOffPage() {
  const { t } = useTranslation('time-off');
  const query = useQuery(timeOffQueries.list());
  const [reviewed, setReviewed] = useState<TimeOff | null>(null);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <QueryView query={query} skeleton={<RowsSkeleton rows={4} height={96} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={Palmtree} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <Stack gap="xl">
              <Waiting list={list.filter(({ status }) => status === 'pending')} onReview={setReviewed} />
              <Answered list={list.filter(({ status }) => status !== 'pending')} />
            </Stack>
          )
        }
      </QueryView>
      {reviewed && <DecisionDrawer entry={reviewed} onClose={() => setReviewed(null)} />}
    </>
  );
}

function Waiting({ list, onReview }: { list: TimeOff[]; onReview: (entry: TimeOff) => void }) {
  const { t } = useTranslation('time-off');
  const soonest = list.toSorted((a, b) => a.start_date.localeCompare(b.start_date));
  return (
    <Stack gap="xs" component="section">
      <Title order={2} size="h3">
        {t('waitingCount', { count: list.length })}
      </Title>
      {list.length === 0 && (
        <Group gap="xs" c="dimmed">
          <CircleCheck size={18} aria-hidden />
          <Text>{t('nothingWaits')}</Text>
        </Group>
      )}
      <EntryList label={t('waiting')}>
        {soonest.map((entry) => (
          <Entry
            key={entry.id}
            icon={typeIcons[entry.type]}
            actions={
              <Button
                variant="light"
                aria-label={t('reviewOne', { name: entry.employee_name })}
                onClick={() => onReview(entry)}
              >
                {t('review')}
              </Button>
            }
          >
            <TimeOffWords entry={entry} withName />
          </Entry>
        ))}
      </EntryList>
    </Stack>
  );
}

function Answered({ list }: { list: TimeOff[] }) {
  const { t } = useTranslation('time-off');
  const reload = useReloadProject();
  const [search, setSearch] = useAddressState('q');
  const [shown, setShown] = useAddressState('status');
  const status = SHOWN.find((one) => one === shown) ?? 'approved';
  const found = list.filter(
    (entry) => entry.status === status && foldDiacritics(entry.employee_name).includes(foldDiacritics(search)),
  );
  const revocation = useDelete(async ({ id }: TimeOff) => {
    await call(timeOff.cancelTimeOff, { params: { id } }).finally(reload);
    toastSuccess(t('takenBack'));
  });
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {t('answered')}
      </Title>
      <Group gap="sm">
        <SegmentedControl
          aria-label={t('filter')}
          value={status}
          onChange={(value) => setShown(value === 'approved' ? '' : value)}
          data={SHOWN.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <SearchField label={t('search')} value={search} onChange={setSearch} />
      </Group>
      {found.length === 0 && <EmptyState icon={SearchX} title={t('noneFound')} />}
      <EntryList label={t('answered')}>
        {found.map((entry) => (
          <Entry
            key={entry.id}
            icon={typeIcons[entry.type]}
            {...(entry.status === 'approved' && {
              actions: (
                <Button
                  variant="subtle"
                  color="gray"
                  leftSection={<Undo2 size={16} aria-hidden />}
                  aria-label={t('takeBackOne', { name: entry.employee_name })}
                  onClick={() => revocation.ask(entry)}
                >
                  {t('takeBack')}
                </Button>
              ),
            })}
          >
            <TimeOffWords entry={entry} withName />
          </Entry>
        ))}
      </EntryList>
      <ConfirmDialog
        isOpen={revocation.asked !== null}
        title={t('takeBackTitle')}
        confirmLabel={t('takeBack')}
        isBusy={revocation.isBusy}
        onConfirm={revocation.confirm}
        onClose={revocation.cancel}
      >
        <Text>{t('takeBackText')}</Text>
      </ConfirmDialog>
    </Stack>
  );
}
