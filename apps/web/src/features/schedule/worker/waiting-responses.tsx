import { Button } from '@mantine/core';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The number of offered shifts that wait for the user's response, with a link; nothing if there are none. */
export function WaitingResponses({ count }: { count: number }) {
  const { t } = useTranslation('schedule');
  if (count === 0) return null;
  return (
    <Button
      component={Link}
      to="/worker/swap-requests"
      variant="light"
      leftSection={<ArrowLeftRight size={18} aria-hidden />}
    >
      {t('worker.responses', { count })}
    </Button>
  );
}
