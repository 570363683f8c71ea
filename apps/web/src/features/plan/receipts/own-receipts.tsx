import { receipts } from '@pamaina/contract';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { receiptQueries } from './receipt-queries.ts';

/** The published schedules that the employee has not confirmed, each with one press; nothing if there are none. */
export function OwnReceipts() {
  const { data = [] } = useQuery(receiptQueries.own());
  return data.map((receipt) => <OwnReceipt key={receipt.id} receipt={receipt} />);
}

function OwnReceipt({ receipt }: { receipt: receipts.OwnReceipt }) {
  const { t } = useTranslation('receipts');
  const format = useFormat();
  const confirm = useAction(receipts.confirmReceipt, { done: t('own.done'), failed: t('own.failed') });
  const { year, month, version, published_at } = receipt;
  const name = format.month(year, month);
  return (
    <Paper withBorder p="md" role="region" aria-label={t('own.title', { month: name })}>
      <Stack gap="sm">
        <div>
          <Text fw={600}>{t(version === 1 ? 'own.title' : 'own.changed', { month: name })}</Text>
          <Text size="sm" c="dimmed">
            {t('own.text', { version, when: format.instant(published_at) })}
          </Text>
        </div>
        <Changes changes={receipt.changes} />
        <Group grow>
          <Button
            component={Link}
            variant="default"
            to={`/worker/schedule?month=${year}-${String(month).padStart(2, '0')}&view=list`}
          >
            {t('own.look')}
          </Button>
          <Button
            loading={confirm.isBusy}
            onClick={() =>
              confirm.run({ query: { year: String(year), month: String(month), version: String(version) } })
            }
          >
            {t('own.button')}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

/** The rest is in the schedule, one press away. */
const SHOWN = 6;

/** What is different for the employee, shift by shift. */
function Changes({ changes }: { changes: readonly receipts.OwnChange[] }) {
  const { t } = useTranslation('receipts');
  const format = useFormat();
  if (changes.length === 0) return null;
  const hours = ({ start_time, end_time }: Slot) => `${start_time}–${end_time}`;
  const words = (slot: Slot) => `${format.weekdayDate(slot.date)}, ${hours(slot)}, ${slot.role}`;
  const say = ({ before, after }: receipts.OwnChange) => {
    if (before === null || after === null)
      return t(before === null ? 'own.new' : 'own.gone', { shift: words((after ?? before) as Slot) });
    const isSameDay = before.date === after.date && before.role === after.role;
    return t('own.moved', { before: words(before), after: isSameDay ? hours(after) : words(after) });
  };
  return (
    <Stack component="ul" gap={4} m={0} pl="md">
      {changes.slice(0, SHOWN).map((change) => (
        <li key={say(change)}>{say(change)}</li>
      ))}
      {changes.length > SHOWN && <li>{t('own.more', { count: changes.length - SHOWN })}</li>}
    </Stack>
  );
}

type Slot = NonNullable<receipts.OwnChange['before']>;
