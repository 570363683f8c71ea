import { Group, Text } from '@mantine/core';
import type { overtimeLeave } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { decisionTones } from '../../../lib/format/decision-tones.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { LeaveParts } from './leave-parts.tsx';

interface LeaveWordsProps {
  entry: overtimeLeave.OvertimeLeave;
  /** Whose it is, on a manager's page. */
  withName?: boolean;
  /** Without its status, in a list of those that wait: who asks for what is one sentence. */
  isWaiting?: boolean;
}

/** A request in full: whose, which month, how much, where it stands and what was answered. */
export function LeaveWords({ entry, withName = false, isWaiting = false }: LeaveWordsProps) {
  const { t } = useTranslation('overtime-leave');
  const format = useFormat();
  const month = format.month(entry.year, entry.month);
  const sentence = useLeaveSentence()(entry);
  return (
    <>
      <Group gap="xs" mb={2}>
        <Text fw={600}>
          {isWaiting ? sentence : withName ? t('whose', { name: entry.employee_name, month }) : month}
        </Text>
        {!isWaiting && <StatusBadge tone={decisionTones[entry.status]} label={t(`status.${entry.status}`)} />}
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

/** "Ona Petraitė asks to add overtime to their leave: October 2026". */
export function useLeaveSentence(): (entry: overtimeLeave.OvertimeLeave) => string {
  const { t } = useTranslation('overtime-leave');
  const format = useFormat();
  return ({ employee_name: name, year, month }) => t('asks', { name, month: format.month(year, month) });
}
