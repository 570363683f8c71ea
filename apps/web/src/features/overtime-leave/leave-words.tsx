import { Group, Text } from '@mantine/core';
import type { overtimeLeave } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { decisionTones } from '../../lib/format/decision-tones.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { LeaveParts } from './leave-parts.tsx';

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
