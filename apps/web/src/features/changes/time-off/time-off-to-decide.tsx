import { Stack } from '@mantine/core';
import type { timeOff } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/index.ts';
import { datesBetween } from '../../../lib/dates/dates.ts';
import { DecisionEntry, type Effect } from '../../../ui/table/decision-entry.tsx';
import { timeOffQueries } from './time-off-queries.ts';
import { TimeOffWords, typeIcons, useTimeOffSentence } from './time-off-words.tsx';
import { useDecideTimeOff } from './use-decide-time-off.ts';

interface TimeOffToDecideProps {
  entry: timeOff.TimeOff;
  isDense?: boolean;
  onReview: () => void;
}

/** A request for days off, decided in the list; before an approval that affects others, the effects are shown. */
export function TimeOffToDecide({ entry, isDense = false, onReview }: TimeOffToDecideProps) {
  const { t } = useTranslation('time-off');
  const client = useQueryClient();
  const decide = useDecideTimeOff(entry);
  const sentence = useTimeOffSentence()(entry);
  const findEffect = async (): Promise<Effect | null> => {
    // Loaded on a press: most requests are read, not decided.
    const [{ balanceQuery, Balances, Consequence, yearsOf }] = await Promise.all([
      import('./consequence.tsx'),
      loadTexts('area'),
    ]);
    const [found, ...balances] = await Promise.all([
      client.fetchQuery(timeOffQueries.consequence(entry.id)),
      ...yearsOf(entry).map((year) => client.fetchQuery(balanceQuery(entry, year))),
    ]);
    const { opens, unfillable, also_away } = found;
    // At most as many working days as days.
    const days = datesBetween(entry.start_date, entry.end_date).length;
    const isShort = balances.some(({ left }) => left !== null && left < days);
    if (opens.length + unfillable + also_away.length === 0 && !isShort) return null;
    const words = (
      <Stack gap="xs">
        <Consequence found={found} />
        <Balances entry={entry} />
      </Stack>
    );
    return { words, isStopped: false };
  };
  const name = t('reviewOne', { name: entry.employee_name });
  return (
    // Changed by its sender: what was read of it before says nothing of it now.
    <DecisionEntry
      key={entry.version}
      icon={typeIcons[entry.counts_as]}
      isDense={isDense}
      request={sentence}
      findEffect={findEffect}
      onDecide={decide}
      review={{ label: t('review'), name, act: onReview }}
    >
      <TimeOffWords entry={entry} withName isWaiting isShort={isDense} />
    </DecisionEntry>
  );
}
