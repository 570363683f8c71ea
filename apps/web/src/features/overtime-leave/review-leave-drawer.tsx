import { Text } from '@mantine/core';
import { overtimeLeave } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../lib/toasts.ts';
import { DecisionForm } from '../../ui/form/decision-form.tsx';
import { LeaveWords } from './leave-words.tsx';
import type { Write } from '../../lib/http/use-action.ts';

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
