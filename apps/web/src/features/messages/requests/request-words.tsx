import { Group, Text } from '@mantine/core';
import { requests } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ArrowLeftRight, CalendarClock, Palmtree } from 'lucide-react';
import { decisionTones } from '../../../lib/format/decision-tones.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { callCounted, type CallOptions } from '../../../lib/http/api-client.ts';
import { LIVE_MS } from '../../../lib/http/live.ts';

interface RequestWordsProps {
  request: requests.GeneralRequest;
  /** Shows the employee's name, on a manager's page. */
  withName?: boolean;
}

/** A request in full: subject, reason, urgency, status and response. */
export function RequestWords({ request, withName = false }: RequestWordsProps) {
  const { t } = useTranslation('requests');
  const format = useFormat();
  const { title, type, reason, priority, status, employee_name, submitted_date, decision_note } = request;
  const facts = [withName ? employee_name : null, t(`type.${type}`), format.longDate(submitted_date)];
  return (
    <>
      <Group gap="xs" mb={2}>
        <Text fw={600}>{title}</Text>
        <StatusBadge tone={decisionTones[status]} label={t(`status.${status}`)} />
        {priority !== 'normal' && (
          <Text size="xs" fw={priority === 'high' ? 600 : 400} {...(priority === 'low' && { c: 'dimmed' })}>
            {t(`priority.${priority}`)}
          </Text>
        )}
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

export const requestQueries = {
  /** A page. For a manager: all requests; for an employee: their own. */
  list: (query: CallOptions<typeof requests.listRequests>['query']) =>
    queryOptions({
      queryKey: ['requests', 'list', query],
      queryFn: ({ signal }) => callCounted(requests.listRequests, { query, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: LIVE_MS,
    }),
};

export const typeIcons = { time_off: Palmtree, shift_swap: ArrowLeftRight, schedule_change: CalendarClock };
