import { Paper, Text, Title } from '@mantine/core';
import type { leaveTypes } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { leaveTypeQueries } from './leave-type-queries.ts';
import pieces from '../../../ui/pieces.module.css';

/** Of these also nothing is worth saying; of the others only what there is. */
const ALWAYS = new Set(['entitled', 'earned', 'taken', 'left']);

/**
 * What an employee has left this year of every type of absence that keeps a balance for them, except vacation, which
 * has a section of its own; nothing without any.
 */
export function OwnBalances() {
  const { t } = useTranslation('leave-types');
  const format = useFormat();
  const year = useClock().today().slice(0, 4);
  const { data = [] } = useQuery(leaveTypeQueries.balances(year));
  return data
    .filter(({ type, left }) => type !== 'vacation' && left !== null)
    .map((balance) => (
      <Paper key={balance.type} withBorder p="md" mb="lg" component="section" aria-labelledby={balance.type} maw={820}>
        <Title order={2} id={balance.type} mb="xs">
          {t('own.title', { type: balance.type_name ?? t(`absences:type.${balance.type}`), year })}
        </Title>
        <dl className={pieces.figures}>
          {figuresOf(balance).map(([name, amount]) => (
            <div key={name}>
              <dt>{t(`figures.${name}`)}</dt>
              <dd>{t(`amount.${balance.unit}`, { amount: format.number(amount) })}</dd>
            </div>
          ))}
        </dl>
        <Text size="xs" c="dimmed">
          {t(`own.help.${balance.unit}`)}
          {balance.earned !== null && ` ${t('leftOfEarned')}`}
        </Text>
      </Paper>
    ));
}

/** What the user has left this year of the balance that a type takes from, as words; undefined where none is kept. */
export function useOwnLeft(): (code: string) => string | undefined {
  const { t } = useTranslation('leave-types');
  const format = useFormat();
  const year = useClock().today().slice(0, 4);
  const { data: types = [] } = useQuery(leaveTypeQueries.list());
  const { data: balances = [] } = useQuery(leaveTypeQueries.balances(year));
  return (code) => {
    const from = types.find((type) => type.code === code)?.balance ?? null;
    const balance = balances.find(({ type }) => type === from);
    if (balance === undefined || balance.left === null) return undefined;
    return t('own.left', { left: t(`amount.${balance.unit}`, { amount: format.number(balance.left) }), year });
  };
}

function figuresOf(balance: leaveTypes.LeaveBalance): [string, number][] {
  const { left, entitled, earned, carried, lost, corrected, added, taken, planned, pending } = balance;
  return Object.entries({ left, entitled, earned, carried, lost, corrected, added, taken, planned, pending }).flatMap(
    ([name, amount]): [string, number][] =>
      amount === null || (amount === 0 && !ALWAYS.has(name)) ? [] : [[name, amount]],
  );
}
