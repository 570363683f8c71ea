import { Stack, Group, Text, Title } from '@mantine/core';
import type { timeOff } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useCan } from '../../../lib/session/use-can.ts';
import { usePage } from '../../../lib/use-page.ts';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { OvertimeLeaveSection, overtimeLeaveQueries } from '../../hours/overtime-leave/index.ts';
import { AnsweredTimeOff } from './answered-time-off.tsx';
import { DecisionDrawer } from './decision-drawer.tsx';
import { timeOffQueries } from './time-off-queries.ts';
import { TimeOffToDecide } from './time-off-to-decide.tsx';
import { TimeOffWords, typeIcons } from './time-off-words.tsx';

/** `/manager/timeoff`: what waits for an answer first, then what was answered. */
export function TimeOffPage() {
  const { t } = useTranslation('time-off');
  const [reviewed, setReviewed] = useState<timeOff.TimeOff | null>(null);
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <Stack gap="xl">
        <WaitingTimeOff onReview={setReviewed} />
        <OvertimeLeaveSection isManager />
        <AnsweredTimeOff />
      </Stack>
      {reviewed && <DecisionDrawer entry={reviewed} onClose={() => setReviewed(null)} />}
    </>
  );
}

const PAGE_SIZE = 20;

/** The requests that wait for the manager, the soonest days first; the page number is in the address. */
function WaitingTimeOff({ onReview }: { onReview: (entry: timeOff.TimeOff) => void }) {
  const { t } = useTranslation('time-off');
  const mayDecide = useCan()('requests.decide');
  const [page, setPage] = usePage('waiting');
  const query = useQuery(timeOffQueries.list({ status: 'pending', page: String(page), page_size: String(PAGE_SIZE) }));
  const overtime = useQuery(overtimeLeaveQueries.list());
  // Those are listed in a section of their own.
  const ofOvertime = overtime.data?.filter(({ status }) => status === 'pending').length ?? 0;
  return (
    <QueryView what="timeOff" query={query} skeleton={<RowsSkeleton rows={2} height={96} />}>
      {({ items, total }) => (
        <Stack gap="xs" component="section">
          <Title order={2}>{t('waitingCount', { count: total + ofOvertime })}</Title>
          {total + ofOvertime === 0 && (
            <Group gap="xs" c="dimmed">
              <CircleCheck size={18} aria-hidden />
              <Text>{t('nothingWaits')}</Text>
            </Group>
          )}
          <EntryList label={t('waiting')}>
            {items.map((entry) =>
              mayDecide ? (
                <TimeOffToDecide key={entry.id} entry={entry} onReview={() => onReview(entry)} />
              ) : (
                <Entry key={entry.id} icon={typeIcons[entry.counts_as]}>
                  <TimeOffWords entry={entry} withName isWaiting />
                </Entry>
              ),
            )}
          </EntryList>
          <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
        </Stack>
      )}
    </QueryView>
  );
}
