import { Text } from '@mantine/core';
import type { asks } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { askQueries } from './ask-queries.ts';

/** One line below an open shift about which employees are asked now; nothing otherwise. */
export function AskStatus({ shiftId }: { shiftId: string }) {
  const { t } = useTranslation('asks');
  const clock = useClock();
  const { data: ask } = useQuery({
    ...askQueries.latest(),
    select: (list: asks.Ask[]) => list.find(({ shift }) => shift.id === shiftId),
  });
  if (ask?.status === 'waiting') return <Text size="sm">{t('line.waiting', { name: ask.taker_name ?? '' })}</Text>;
  if (ask?.status !== 'running') return null;
  const asked = ask.people.filter(({ status }) => status === 'asked');
  const [first] = asked;
  if (first === undefined) return null;
  const time = clock.local(first.answer_until ?? ask.created_at).time;
  const names = asked.map(({ name }) => name).join(', ');
  return <Text size="sm">{t('line.asked', { names, time })}</Text>;
}
