import { ActionIcon, Stack, Text, Title, Paper } from '@mantine/core';
import { timeOff } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Palmtree, Pencil, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePage } from '../../../lib/use-page.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { OwnBalances } from '../leave-types/index.ts';
import { OvertimeLeaveSection } from '../../hours/overtime-leave/index.ts';
import { TimeOffDrawer } from './time-off-drawer.tsx';
import { timeOffQueries } from './time-off-queries.ts';
import { TimeOffWords, typeIcons } from './time-off-words.tsx';
import pieces from '../../../ui/pieces.module.css';

type TimeOff = timeOff.TimeOff;

const PAGE_SIZE = 20;

/** `/worker/timeoff`: what one asked for, what was answered; what waits can still be changed. */
export function MyTimeOffPage() {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const [page, setPage] = usePage();
  const query = useQuery(timeOffQueries.list({ page: String(page), page_size: String(PAGE_SIZE) }));
  const withdrawal = useDelete(
    ({ id }: TimeOff, write) => write(timeOff.cancelTimeOff, { params: { id } }),
    t('withdrawn'),
  );
  return (
    <>
      <ResourcePage
        title={t('title')}
        description={t('myDescription')}
        addLabel={t('ask')}
        what="timeOff"
        query={query}
        skeleton={<RowsSkeleton rows={3} height={96} />}
        empty={{ icon: Palmtree, title: t('myEmptyTitle'), text: t('myEmptyText') }}
        isEmpty={({ total }) => total === 0}
        drawer={(entry: TimeOff | null, close) => <TimeOffDrawer entry={entry} onClose={close} />}
        above={
          <>
            <VacationBalance />
            <OwnBalances />
            <OvertimeLeaveSection isManager={false} />
          </>
        }
      >
        {({ items: list, total }, edit) => (
          <Stack gap="lg">
            {(['waiting', 'answered'] as const).map((group) => (
              <Entries
                key={group}
                title={t(group)}
                list={list.filter(({ status }) => (status === 'pending') === (group === 'waiting'))}
                onEdit={edit}
                onWithdraw={withdrawal.ask}
              />
            ))}
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onChange={setPage} />
          </Stack>
        )}
      </ResourcePage>
      <ConfirmDialog {...withdrawal.dialog} title={t('withdrawTitle')} confirmLabel={t('withdraw')}>
        {withdrawal.asked && <Text>{format.range(withdrawal.asked.start_date, withdrawal.asked.end_date)}</Text>}
      </ConfirmDialog>
    </>
  );
}

interface Acts {
  onEdit: (entry: TimeOff) => void;
  onWithdraw: (entry: TimeOff) => void;
}

function Entries({ title, list, ...acts }: Acts & { title: string; list: readonly TimeOff[] }) {
  if (list.length === 0) return null;
  return (
    <Stack gap="xs" component="section">
      <Title order={2}>{title}</Title>
      <EntryList label={title}>
        {list.map((entry) => (
          <Entry
            key={entry.id}
            icon={typeIcons[entry.counts_as]}
            {...(entry.status === 'pending' && {
              actions: <PendingActions entry={entry} {...acts} />,
            })}
          >
            <TimeOffWords entry={entry} />
          </Entry>
        ))}
      </EntryList>
    </Stack>
  );
}

function PendingActions({ entry, onEdit, onWithdraw }: Acts & { entry: TimeOff }) {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const days = format.range(entry.start_date, entry.end_date);
  return (
    <>
      <ActionIcon aria-label={t('editOne', { days })} onClick={() => onEdit(entry)}>
        <Pencil size={16} />
      </ActionIcon>
      <ActionIcon aria-label={t('withdrawOne', { days })} onClick={() => onWithdraw(entry)}>
        <Undo2 size={16} />
      </ActionIcon>
    </>
  );
}

/** How much vacation the caller has left this year; nothing where the manager keeps no count. */
function VacationBalance() {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const { data } = useQuery(timeOffQueries.balance());
  if (data === undefined || data.left === null) return null;
  const { year, left, earned, taken, planned, pending, added } = data;
  const figures = Object.entries({
    left,
    ...(earned !== null && { earned }),
    taken,
    planned,
    pending,
    ...(added > 0 && { added }),
  });
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-labelledby="vacation-balance" maw={820}>
      <Title order={2} id="vacation-balance" mb="xs">
        {t('balance.title', { year })}
      </Title>
      <dl className={pieces.figures}>
        {figures.map(([name, count]) => (
          <div key={name}>
            <dt>{t(`balance.${name}`)}</dt>
            <dd>
              {Number.isInteger(count)
                ? t('balance.days', { count })
                : t('balance.partDays', { days: format.number(count) })}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="xs" c="dimmed">
        {t('balance.help')}
        {earned !== null && ` ${t('leave-types:leftOfEarned')}`}
      </Text>
    </Paper>
  );
}
