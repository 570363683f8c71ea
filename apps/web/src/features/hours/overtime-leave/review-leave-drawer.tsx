import { Text } from '@mantine/core';
import type { overtimeLeave } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { DecisionForm } from '../../../ui/form/decision-form.tsx';
import { useDecideLeave } from './leave-to-decide.tsx';
import { LeaveWords } from './leave-words.tsx';

/** A request for leave instead of pay, and a manager's answer. */
export function ReviewLeaveDrawer({ entry, onClose }: { entry: overtimeLeave.OvertimeLeave; onClose: () => void }) {
  const { t } = useTranslation('overtime-leave');
  return (
    <DecisionForm
      title={t('reviewOne', { name: entry.employee_name })}
      onDecide={useDecideLeave(entry)}
      onClose={onClose}
    >
      <div>
        <LeaveWords entry={entry} withName />
      </div>
      <Text size="sm">{t('consequence')}</Text>
    </DecisionForm>
  );
}
