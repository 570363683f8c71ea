import { receipts } from '@pamaina/contract';
import { Alert, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { receiptQueries } from './receipt-queries.ts';

/** Who has not confirmed the published schedules, and one press that reminds them; nothing if all have. */
export function OpenReceipts() {
  const { data = [] } = useQuery(receiptQueries.open());
  return data.map((month) => <OpenMonth key={`${month.year}-${month.month}`} open={month} />);
}

function OpenMonth({ open: { year, month, people } }: { open: receipts.OpenReceipts }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const can = useCan();
  const remind = useAction(receipts.remindReceipts, {
    done: ({ reminded }) => (reminded === 0 ? t('receipts.already') : t('receipts.done', { count: reminded })),
    failed: t('receipts.failed'),
  });
  const names = people.map(({ name, reminded_at, has_login }) => {
    if (!has_login) return t('receipts.noLogin', { name });
    return reminded_at === null ? name : t('receipts.reminded', { name, when: format.instant(reminded_at) });
  });
  return (
    <Alert
      color="blue"
      role="note"
      icon={<MailQuestion size={18} aria-hidden />}
      title={t('receipts.title', { month: format.month(year, month) })}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm">{new Intl.ListFormat(format.locale).format(names)}</Text>
        <Group gap="xs">
          {can('people.write') && people.some(({ has_login }) => !has_login) && (
            <Button component={Link} to="/manager/employees?logins=missing" variant="default" size="compact-md">
              {t('receipts.createLogins')}
            </Button>
          )}
          {can('plan.publish') && people.some(({ has_login }) => has_login) && (
            <Button
              variant="default"
              size="compact-md"
              loading={remind.isBusy}
              onClick={() => remind.run({ query: { year: String(year), month: String(month) } })}
            >
              {t('receipts.remind')}
            </Button>
          )}
        </Group>
      </Group>
    </Alert>
  );
}
