import { Group, Text } from '@mantine/core';
import type { timeOff } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { decisionTones } from '../../lib/format/decision-tones.ts';
import { datesBetween } from '../../lib/dates/dates.ts';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { isOpenIllness, usePeriodWords } from './use-period-words.ts';

interface TimeOffWordsProps {
  entry: timeOff.TimeOff;
  /** Shows the employee's name, on a manager's page. */
  withName?: boolean;
}

/** A request in full: kind, dates, reason, status and response. */
export function TimeOffWords({ entry, withName = false }: TimeOffWordsProps) {
  const { t } = useTranslation('time-off');
  const period = usePeriodWords()(entry);
  const isOpen = isOpenIllness(entry);
  const days = datesBetween(entry.start_date, entry.end_date).length;
  return (
    <>
      <Group gap="xs" mb={2}>
        <Text fw={600}>{withName ? entry.employee_name : period}</Text>
        <StatusBadge tone={decisionTones[entry.status]} label={t(`status.${entry.status}`)} />
      </Group>
      {withName && <Text fw={500}>{period}</Text>}
      <Text size="sm">
        {isOpen || entry.starts_at !== null
          ? t(`absences:type.${entry.type}`)
          : t('typeAndDays', { type: t(`absences:type.${entry.type}`), count: days })}
      </Text>
      <Text size="sm" c="dimmed">
        {entry.reason}
      </Text>
      {entry.manager_note !== null && (
        <Text size="sm" mt={4}>
          {t('absences:managerNote', { note: entry.manager_note })}
        </Text>
      )}
      {entry.decision_note !== null && (
        <Text size="sm" mt={4}>
          {t('answer', { note: entry.decision_note })}
        </Text>
      )}
    </>
  );
}
