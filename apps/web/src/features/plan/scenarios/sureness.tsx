import { ActionIcon, Button, Group, Popover, Text } from '@mantine/core';
import { scenarios } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { CircleQuestionMark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { monthFrom } from '../../../lib/dates/months.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useFirstMonth } from './scenario-month.tsx';
import { scenarioQueries } from './scenario-queries.ts';
import { useQuantityWords } from './use-quantity-words.ts';

interface SurenessProps {
  one: scenarios.Quantity;
  scenario: scenarios.Scenario;
}

/** The word for how sure a difference is, and why behind the question mark; what isn't proved yet can be asked for. */
export function Sureness({ one, scenario }: SurenessProps) {
  const { t } = useTranslation('scenarios');
  const { sureness, reason } = useQuantityWords();
  const word = sureness(one);
  return (
    <Group gap={2} wrap="nowrap">
      <Text size="sm" {...(one.certain === 'open' && { c: 'dimmed' })}>
        {word}
      </Text>
      <Popover width={280} position="bottom-end" withArrow>
        <Popover.Target>
          <ActionIcon
            aria-label={t('common:explain', { title: `${t(`quantity.${one.quantity}`)}: ${word}` })}
            c="dimmed"
            my={-6}
          >
            <CircleQuestionMark size={16} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <Text size="sm">{t(`quantity.about.${one.quantity}`)}</Text>
          <Text size="sm" mt={6}>
            {reason(one)}
          </Text>
        </Popover.Dropdown>
      </Popover>
      <Prove one={one} scenario={scenario} />
    </Group>
  );
}

/** It is searched for 5 seconds for each of the two schedules, and can wait for another answer. */
const TIMEOUT_MS = 40_000;

/** Asks how little of it both schedules can have; only while they are those of the month as it is. */
function Prove({ one, scenario }: SurenessProps) {
  const { t } = useTranslation('scenarios');
  const client = useQueryClient();
  const mayWrite = useCan()('plan.write');
  const first = useFirstMonth();
  const { id, stale, year, month } = scenario;
  const prove = useAction(scenarios.boundScenario, {
    onDone: (reply) => client.setQueryData(scenarioQueries.one(id).queryKey, reply),
  });
  const quantity = scenarios.boundable.find((name) => name === one.quantity);
  // Where the proof was broken off, or its time was too short, it can be asked for again.
  const isProved = one.asked && one.certain !== 'open';
  if (quantity === undefined || !one.can_ask || isProved || !mayWrite || stale) return null;
  if (monthFrom(year, month) < first) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      ml={4}
      loading={prove.isBusy}
      aria-label={t('prove.of', { what: t(`quantity.${quantity}`) })}
      onClick={() => prove.run({ params: { id }, body: { quantity }, timeoutMs: TIMEOUT_MS })}
    >
      {t('prove.button')}
    </Button>
  );
}
