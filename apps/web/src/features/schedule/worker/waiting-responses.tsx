import { Button } from '@mantine/core';
import { dashboard } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../lib/api-client.ts';

/** How many offered shifts wait for one's answer, and the way to them; nothing while none does. */
export function WaitingResponses() {
  const { t } = useTranslation('schedule');
  const { data } = useQuery({
    queryKey: ['dashboard', 'worker'],
    queryFn: ({ signal }) => call(dashboard.getWorkerStats, { signal }),
    staleTime: 0,
  });
  const count = data?.pending_responses ?? 0;
  if (count === 0) return null;
  return (
    <Button
      component={Link}
      to="/worker/swap-requests"
      variant="light"
      size="md"
      leftSection={<ArrowLeftRight size={18} aria-hidden />}
    >
      {t('worker.responses', { count })}
    </Button>
  );
}
