import { Text } from '@mantine/core';
import { overtimeLeave } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { DecisionForm } from '../../ui/decision-form.tsx';
import { LeaveWords } from './leave-words.tsx';

/** A request for leave instead of pay, and a manager's answer. */
export function ReviewLeaveDrawer({ entry, onClose }: { entry: overtimeLeave.OvertimeLeave; onClose: () => void }) {
  const { t } = useTranslation('overtime-leave');
  const reload = useReloadProject();
  const decide = async (status: 'approved' | 'rejected', note: string) => {
    const options = { params: { id: entry.id }, body: { status, decision_note: note }, ifMatch: entry.version };
    await call(overtimeLeave.decideOvertimeLeave, options).finally(reload);
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
