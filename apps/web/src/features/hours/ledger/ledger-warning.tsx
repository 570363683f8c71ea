import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ledgerQueries } from './ledger-queries.ts';
import { useCostStory } from './use-cost-story.ts';

interface LedgerWarningProps {
  /** A day of the accounting period; omitted: today. */
  date?: string;
  /** It is shown beside the proof that no schedule is better. */
  isProved?: boolean;
}

/**
 * An early warning: who will be above or below the norm at the end of the accounting period, what it will cost, and how
 * much of that no schedule avoids. Renders nothing if all is well.
 */
export function LedgerWarning({ date, isProved }: LedgerWarningProps) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const { data } = useQuery(ledgerQueries.of(date));
  const story = useCostStory(data, isProved);
  if (data === undefined || story === null) return null;
  return (
    <Alert
      color={story.isCosted ? 'yellow' : 'gray'}
      icon={<Scale size={18} aria-hidden />}
      title={t('warning.title', { date: format.longDate(data.period.end) })}
    >
      {story.text}{' '}
      <Anchor component={Link} underline="always" inherit to="/manager/timesheets/ledger">
        {t('warning.action')}
      </Anchor>
    </Alert>
  );
}
