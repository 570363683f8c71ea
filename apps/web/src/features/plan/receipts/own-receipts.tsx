import { receipts } from '@pamaina/contract';
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import pieces from '../../../ui/pieces.module.css';
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
            {t(receipt.changes.length > 0 ? 'own.textChanged' : 'own.text', {
              version,
              when: format.instant(published_at),
            })}
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

/** What is different for the employee, shift by shift, each in one sentence. */
function Changes({ changes }: { changes: readonly receipts.OwnChange[] }) {
  const { t } = useTranslation('receipts');
  const say = useChangeWords();
  if (changes.length === 0) return null;
  return (
    <Stack component="ul" gap={4} m={0} pl="md">
      {changes.slice(0, SHOWN).map((change) => (
        <li key={JSON.stringify(change)} className={pieces.capital}>
          {say(change)}
        </li>
      ))}
      {changes.length > SHOWN && <li>{t('own.more', { count: changes.length - SHOWN })}</li>}
    </Stack>
  );
}

type Slot = NonNullable<receipts.OwnChange['before']>;

/** "Friday 4 December: 12:00 is now 13:00": only what differs is said twice. */
function useChangeWords(): (change: receipts.OwnChange) => string {
  const { t } = useTranslation('receipts');
  const format = useFormat();
  const parts = ({ date, start_time, end_time, role }: Slot) => ({
    day: format.weekdayDate(date),
    hours: `${start_time}–${end_time}`,
    role,
  });
  const differ = (one: Slot, other: Slot): string => {
    const [was, is] = [parts(one), parts(other)];
    if (one.date !== other.date || (one.role !== other.role && was.hours !== is.hours))
      return t('own.moved', { before: t('own.slot', was), after: t('own.slot', is) });
    if (one.role !== other.role) return t('own.role', { ...is, before: one.role, after: other.role });
    if (one.end_time === other.end_time)
      return t('own.hours', { day: is.day, before: one.start_time, after: other.start_time });
    if (one.start_time === other.start_time)
      return t('own.end', { day: is.day, before: one.end_time, after: other.end_time });
    return t('own.hours', { day: is.day, before: was.hours, after: is.hours });
  };
  return ({ before, after }) => {
    if (before !== null && after !== null) return differ(before, after);
    if (after !== null) return t('own.new', parts(after));
    return before === null ? '' : t('own.gone', parts(before));
  };
}
