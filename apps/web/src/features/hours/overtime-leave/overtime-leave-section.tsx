import { ActionIcon, Group, Paper, Text, Title } from '@mantine/core';
import { overtimeLeave } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Hourglass, Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { Entry, EntryList } from '../../../ui/table/entry-list.tsx';
import { CommandButton } from '../../../ui/command-button.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { settingsQueries } from '../../../lib/http/settings-queries.ts';
import { AskLeaveDrawer } from './ask-leave-drawer.tsx';
import { LeaveToDecide } from './leave-to-decide.tsx';
import { LeaveWords } from './leave-words.tsx';
import { overtimeLeaveQueries } from './overtime-leave-queries.ts';
import { ReviewLeaveDrawer } from './review-leave-drawer.tsx';

type Leave = overtimeLeave.OvertimeLeave;

/**
 * Overtime that becomes leave (DK 144(5)): one's own requests, or for a manager everybody's; under a law
 * without it only what was asked for under another.
 */
export function OvertimeLeaveSection({ isManager }: { isManager: boolean }) {
  const { t } = useTranslation('overtime-leave');
  const can = useCan();
  const [mayWrite, mayDecide] = [can('absences.write'), can('requests.decide')];
  const law = useQuery(settingsQueries.system());
  const isOffered = law.data?.law.overtime_leave === true;
  const query = useQuery({ ...overtimeLeaveQueries.list(), enabled: law.isSuccess });
  const [isAsking, setAsking] = useState(false);
  const [reviewed, setReviewed] = useState<Leave | null>(null);
  const withdrawal = useDelete(
    ({ id }: Leave, write) => write(overtimeLeave.withdrawOvertimeLeave, { params: { id } }),
    t('withdrawn'),
  );
  if (!isOffered && !query.data?.length) return null;
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-labelledby="overtime-leave" maw={820}>
      <Group justify="space-between" mb="xs">
        <Title order={2} id="overtime-leave">
          {t('title')}
        </Title>
        {mayWrite && isOffered && (
          <CommandButton variant="default" leftSection={<Plus size={16} aria-hidden />} act={() => setAsking(true)}>
            {t(isManager ? 'record' : 'ask')}
          </CommandButton>
        )}
      </Group>
      <QueryView what="requests" query={query} skeleton={<RowsSkeleton rows={1} />}>
        {(list) =>
          list.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('empty')}
            </Text>
          ) : (
            <EntryList label={t('title')}>
              {list.map((entry) =>
                isManager && mayDecide && entry.status === 'pending' ? (
                  <LeaveToDecide key={entry.id} entry={entry} onReview={() => setReviewed(entry)} />
                ) : (
                  <Entry
                    key={entry.id}
                    icon={Hourglass}
                    actions={<Actions {...{ entry, isManager }} onWithdraw={withdrawal.ask} />}
                  >
                    <LeaveWords entry={entry} withName={isManager} />
                  </Entry>
                ),
              )}
            </EntryList>
          )
        }
      </QueryView>
      {isAsking && <AskLeaveDrawer isManager={isManager} onClose={() => setAsking(false)} />}
      {reviewed && <ReviewLeaveDrawer entry={reviewed} onClose={() => setReviewed(null)} />}
      <ConfirmDialog {...withdrawal.dialog} title={t('withdrawTitle')} confirmLabel={t('withdraw')}>
        <Text>{t('withdrawText')}</Text>
      </ConfirmDialog>
    </Paper>
  );
}

interface ActionsProps {
  entry: Leave;
  isManager: boolean;
  onWithdraw: (entry: Leave) => void;
}

/** What waits can be withdrawn by its person, an approval by a manager. */
function Actions({ entry, isManager, onWithdraw }: ActionsProps) {
  const { t } = useTranslation('overtime-leave');
  const format = useFormat();
  const can = useCan();
  const { status, employee_name: name } = entry;
  const month = format.month(entry.year, entry.month);
  if (status !== (isManager ? 'approved' : 'pending') || !can('absences.write')) return null;
  const label = isManager ? t('takeBackOne', { name, month }) : t('withdrawOne', { month });
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => onWithdraw(entry)}>
      <Undo2 size={16} />
    </ActionIcon>
  );
}
