import { ActionIcon, Button, Group, Paper, Text, Title } from '@mantine/core';
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
import { toastSuccess } from '../../../lib/toasts.ts';
import { DecisionForm } from '../../../ui/form/decision-form.tsx';
import type { Write } from '../../../lib/http/use-action.ts';
import { decisionTones } from '../../../lib/format/decision-tones.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { settingsQueries } from '../../../lib/http/settings-queries.ts';
import { AskLeaveDrawer, LeaveParts } from './ask-leave-drawer.tsx';
import { overtimeLeaveQueries } from './overtime-leave-queries.ts';

type Leave = overtimeLeave.OvertimeLeave;

/**
 * Overtime that becomes leave (DK 144(5)): one's own requests, or for a manager everybody's; nothing under another law.
 */
export function OvertimeLeaveSection({ isManager }: { isManager: boolean }) {
  const { t } = useTranslation('overtime-leave');
  const mayWrite = useCan()('absences.write');
  const law = useQuery(settingsQueries.system());
  const isLithuanian = law.data?.law_pack === 'lt';
  const query = useQuery({ ...overtimeLeaveQueries.list(), enabled: isLithuanian });
  const [isAsking, setAsking] = useState(false);
  const [reviewed, setReviewed] = useState<Leave | null>(null);
  const withdrawal = useDelete(
    ({ id }: Leave, write) => write(overtimeLeave.withdrawOvertimeLeave, { params: { id } }),
    t('withdrawn'),
  );
  if (!isLithuanian) return null;
  return (
    <Paper withBorder p="md" mb="lg" component="section" aria-labelledby="overtime-leave" maw={820}>
      <Group justify="space-between" mb="xs">
        <Title order={2} id="overtime-leave">
          {t('title')}
        </Title>
        {mayWrite && (
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
              {list.map((entry) => (
                <Entry
                  key={entry.id}
                  icon={Hourglass}
                  actions={<Actions {...{ entry, isManager }} onReview={setReviewed} onWithdraw={withdrawal.ask} />}
                >
                  <LeaveWords entry={entry} withName={isManager} />
                </Entry>
              ))}
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
  onReview: (entry: Leave) => void;
  onWithdraw: (entry: Leave) => void;
}

/** What waits is answered, or withdrawn by its person; an approval can be taken back. */
function Actions({ entry, isManager, onReview, onWithdraw }: ActionsProps) {
  const { t } = useTranslation('overtime-leave');
  const format = useFormat();
  const can = useCan();
  const { status, employee_name: name } = entry;
  const month = format.month(entry.year, entry.month);
  if (isManager && status === 'pending')
    return (
      can('requests.decide') && (
        <Button variant="light" aria-label={t('reviewOne', { name })} onClick={() => onReview(entry)}>
          {t('review')}
        </Button>
      )
    );
  if (status !== (isManager ? 'approved' : 'pending') || !can('absences.write')) return null;
  const label = isManager ? t('takeBackOne', { name, month }) : t('withdrawOne', { month });
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => onWithdraw(entry)}>
      <Undo2 size={16} />
    </ActionIcon>
  );
}

/** A request for leave instead of pay, and a manager's answer. */
export function ReviewLeaveDrawer({ entry, onClose }: { entry: overtimeLeave.OvertimeLeave; onClose: () => void }) {
  const { t } = useTranslation('overtime-leave');
  const decide = async (status: 'approved' | 'rejected', note: string, write: Write) => {
    const options = { params: { id: entry.id }, body: { status, decision_note: note }, ifMatch: entry.version };
    await write(overtimeLeave.decideOvertimeLeave, options);
    toastSuccess(t(status));
  };
  return (
    <DecisionForm title={t('reviewOne', { name: entry.employee_name })} onDecide={decide} onClose={onClose}>
      <div>
        <LeaveWords entry={entry} withName />
      </div>
      <Text size="sm">{t('consequence')}</Text>
    </DecisionForm>
  );
}

interface LeaveWordsProps {
  entry: overtimeLeave.OvertimeLeave;
  /** Whose it is, on a manager's page. */
  withName?: boolean;
}

/** A request in full: whose, which month, how much, where it stands and what was answered. */
export function LeaveWords({ entry, withName = false }: LeaveWordsProps) {
  const { t } = useTranslation('overtime-leave');
  const format = useFormat();
  const month = format.month(entry.year, entry.month);
  return (
    <>
      <Group gap="xs" mb={2}>
        <Text fw={600}>{withName ? t('whose', { name: entry.employee_name, month }) : month}</Text>
        <StatusBadge tone={decisionTones[entry.status]} label={t(`status.${entry.status}`)} />
      </Group>
      <LeaveParts {...entry} />
      {entry.decision_note !== null && (
        <Text size="sm" mt={4}>
          {t('answer', { note: entry.decision_note })}
        </Text>
      )}
    </>
  );
}
