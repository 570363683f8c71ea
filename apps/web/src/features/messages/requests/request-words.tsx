import { Group, Text } from '@mantine/core';
import type { requests } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { ArrowLeftRight, CalendarClock, Palmtree } from 'lucide-react';
import { decisionTones } from '../../../lib/format/decision-tones.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';

interface RequestWordsProps {
  request: requests.GeneralRequest;
  /** Shows the employee's name, on a manager's page. */
  withName?: boolean;
  /** Without its status, in a list of those that wait: who asks for what is one sentence. */
  isWaiting?: boolean;
  /** In one line: without reason and notes. */
  isShort?: boolean;
}

/** A request in full: subject, reason, urgency, status and response. */
export function RequestWords(props: RequestWordsProps) {
  const { request, withName = false, isWaiting = false, isShort = false } = props;
  const { t } = useTranslation('requests');
  const format = useFormat();
  const sentence = useRequestSentence()(request);
  const { title, type, reason, priority, status, employee_name, submitted_date, decision_note } = request;
  const facts = [withName && !isWaiting ? employee_name : null, t(`type.${type}`), format.longDate(submitted_date)];
  const urgency = priority !== 'normal' && (
    <Text span={isShort} size="xs" fw={priority === 'high' ? 600 : 400} {...(priority === 'low' && { c: 'dimmed' })}>
      {t(isShort && priority === 'high' ? 'urgent' : `priority.${priority}`)}
    </Text>
  );
  if (isShort)
    return (
      <>
        {t('brief', { name: employee_name, title })} {urgency}
      </>
    );
  return (
    <>
      <Group gap="xs" mb={2}>
        <Text fw={600}>{isWaiting ? sentence : title}</Text>
        {!isWaiting && <StatusBadge tone={decisionTones[status]} label={t(`status.${status}`)} />}
        {urgency}
      </Group>
      <Text size="sm">{facts.filter((fact) => fact !== null).join(' · ')}</Text>
      <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-wrap' }}>
        {reason}
      </Text>
      {decision_note !== null && (
        <Text size="sm" mt={4}>
          {t('answer', { note: decision_note })}
        </Text>
      )}
    </>
  );
}

/** "Ona Petraitė asks: “Later on Fridays”". */
export function useRequestSentence(): (request: requests.GeneralRequest) => string {
  const { t } = useTranslation('requests');
  return ({ employee_name: name, title }) => t('asks', { name, title });
}

export const typeIcons = { time_off: Palmtree, shift_swap: ArrowLeftRight, schedule_change: CalendarClock };
