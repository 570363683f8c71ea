import { Text } from '@mantine/core';
import type { amendments } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';

/** On which days fewer or more shifts have an employee after the changes: a swap of two people alters nothing. */
export function FilledByDay({ changes }: { changes: readonly amendments.AmendmentChange[] }) {
  const { t } = useTranslation('amendments');
  const words = useShiftWords();
  const byDay = new Map<string, number>();
  const count = (side: amendments.AmendmentChange['before'], by: number) => {
    if (side !== null && side.employee_id !== null) byDay.set(side.date, (byDay.get(side.date) ?? 0) + by);
  };
  for (const { before, after } of changes) {
    count(before, -1);
    count(after, 1);
  }
  const days = [...byDay].filter(([, more]) => more !== 0).toSorted(([a], [b]) => a.localeCompare(b));
  return days.map(([date, more]) => (
    <Text key={date} size="sm" {...(more < 0 && { c: 'var(--waiting)' })}>
      {t(more < 0 ? 'effect.fewer' : 'effect.more', { day: words.day(date), count: Math.abs(more) })}
    </Text>
  ));
}
