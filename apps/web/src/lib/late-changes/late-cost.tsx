import { Text } from '@mantine/core';
import type { lateChanges } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';
import { useLateTime } from './late-price.ts';

type Price = lateChanges.Price;

const isPaid = ({ state }: Price): boolean => state === 'due' || state === 'rate_unknown';

/** What a price says in words; null: nothing is to be said. */
function useLatePrice(): (price: Price) => string | null {
  const { t } = useTranslation('late-changes');
  const format = useFormat();
  const timeOf = useLateTime();
  return ({ state, basis, minutes, amount_cents, article, hours_late, employee_name: name }) => {
    if (state === 'in_time') return null;
    const values = {
      article: article ?? '',
      name,
      time: minutes === null ? '' : timeOf(minutes),
      money: amount_cents === null ? '' : format.money(amount_cents),
      late: timeOf(Math.round(hours_late * 60)),
    };
    if (state === 'no_amount') return article === null ? null : t('noAmount', values);
    if (state === 'unset') return t('unset', values);
    const by = basis ?? 'law';
    if (state === 'rate_unknown') return t(`noRate.${by}`, values);
    if (minutes === null) return amount_cents === null ? t('hidden', values) : t(`dueMoney.${by}`, values);
    return t(`${amount_cents === null ? 'dueHours' : 'due'}.${by}`, values);
  };
}

/** What the late change of a shift costs. Nothing where it is in time. */
export function LateCost({ price }: { price: Price }) {
  const words = useLatePrice()(price);
  if (words === null) return null;
  return (
    <Text size="sm" {...(isPaid(price) ? { fw: 600 } : { c: 'dimmed' })}>
      {words}
    </Text>
  );
}

/** What all late changes of a list cost together. Nothing where nothing is to pay. */
export function LateTotal({ prices }: { prices: readonly Price[] }) {
  const { t } = useTranslation('late-changes');
  const format = useFormat();
  const timeOf = useLateTime();
  const paid = prices.filter(isPaid);
  const known = paid.filter(({ amount_cents }) => amount_cents !== null);
  const unpriced = paid.filter(({ state }) => state === 'rate_unknown');
  if (paid.length === 0) return null;
  const cents = known.reduce((sum, { amount_cents }) => sum + (amount_cents ?? 0), 0);
  const minutes = paid.reduce((sum, one) => sum + (one.minutes ?? 0), 0);
  const isHours = known.length === 0;
  return (
    <Text size="sm" fw={600}>
      {isHours
        ? t('totalHours', { count: paid.length, time: timeOf(minutes) })
        : t('total', { count: known.length, money: format.money(cents) })}
      {!isHours && unpriced.length > 0 && ` ${t('unknown', { count: unpriced.length })}`}
    </Text>
  );
}
