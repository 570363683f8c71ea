import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../lib/use-format.ts';
import { ledgerQueries } from './ledger-queries.ts';

/** Less than a shift above or below the norm is made good by itself. Hours. */
const WORTH_TELLING = 8;

/** Warns in time: who will be above or below the norm at the accounting period's end, and what it will cost. */
export function LedgerWarning() {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const { data } = useQuery(ledgerQueries.of());
  if (data === undefined) return null;
  const above = data.people.filter(({ overtime_hours }) => overtime_hours >= WORTH_TELLING);
  const below = data.people.filter(({ shortfall_hours }) => shortfall_hours >= WORTH_TELLING);
  if (above.length + below.length === 0) return null;
  const cents = [...above, ...below].reduce((sum, { forecast_cents }) => sum + (forecast_cents ?? 0), 0);
  return (
    <Alert
      color="yellow"
      icon={<Scale size={18} aria-hidden />}
      title={t('warning.title', { date: format.longDate(data.period.end) })}
    >
      {t('warning.text', { above: above.length, below: below.length, cost: format.money(cents) })}{' '}
      <Anchor component={Link} to="/manager/timesheets/ledger">
        {t('warning.action')}
      </Anchor>
    </Alert>
  );
}
