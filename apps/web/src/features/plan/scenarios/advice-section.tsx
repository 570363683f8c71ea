import { Button, Group, List, Loader, Stack, Text } from '@mantine/core';
import type { advice } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Month } from '../../../lib/dates/months.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRuleName } from '../../../lib/format/use-names.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { adviceQueries } from './advice-queries.ts';
import { LeaveYearPart } from './leave-year.tsx';
import { useScenarioMonth } from './scenario-month.tsx';
import { TryIt } from './try-it.tsx';

/** Whom to hire or train, which rule costs most and who can be away when, calculated on demand: it takes seconds. */
export function AdviceSection() {
  const { t } = useTranslation('advice');
  const { month, setMonth, first } = useScenarioMonth();
  const client = useQueryClient();
  // Of another month nothing is calculated before it is asked for.
  const [asked, setAsked] = useState<AdvisedProps | null>(null);
  const about = asked?.month === month ? asked.about : null;
  const ask = (one: advice.About) => {
    const { queryKey } = adviceQueries.of(month, one);
    if (one !== about) setAsked({ month, about: one });
    else if (client.isFetching({ queryKey }) === 0) void client.resetQueries({ queryKey });
  };
  return (
    <Section title={t('title')} about={t('about')}>
      <Stack gap="md" align="flex-start">
        <MonthStepper month={month} first={first} onChange={setMonth} />
        <Group gap="sm">
          {(['hire', 'train', 'rule'] as const).map((one) => (
            <Button key={one} variant="default" aria-pressed={one === about} onClick={() => ask(one)}>
              {t(`ask.${one}`)}
            </Button>
          ))}
        </Group>
        {about !== null && <Advised key={`${month} ${about}`} month={month} about={about} />}
        <LeaveYearPart month={month} />
      </Stack>
    </Section>
  );
}

interface AdvisedProps {
  month: Month;
  about: advice.About;
}

function Advised({ month, about }: AdvisedProps) {
  const { t } = useTranslation('advice');
  const query = useQuery(adviceQueries.of(month, about));
  return (
    <QueryView what="data" query={query} skeleton={<Working />}>
      {(all) => {
        const useful = all.filter(({ at_most }) => at_most !== 0);
        if (useful.length === 0) {
          const vain = about === 'rule' ? 'vainRules' : 'vain';
          return <Text maw={720}>{t(all.length === 0 ? `nobody.${about}` : vain)}</Text>;
        }
        return (
          <>
            <Lines lines={useful} month={month} />
            {about === 'rule' && useful.length < all.length && <Text maw={720}>{t('vainOtherRules')}</Text>}
          </>
        );
      }}
    </QueryView>
  );
}

function Working() {
  const { t } = useTranslation('advice');
  return (
    <Group gap="xs" role="status">
      <Loader size="sm" aria-hidden />
      <Text>{t('working')}</Text>
    </Group>
  );
}

function Lines({ lines, month }: { lines: readonly advice.Advice[]; month: Month }) {
  const { t } = useTranslation('advice');
  const format = useFormat();
  const mayTry = useCan()('plan.write');
  const ruleName = useRuleName();
  return (
    <Stack gap="xs">
      <List maw={720} spacing="sm" listStyleType="none">
        {lines.map((line) => (
          <List.Item key={line.what}>
            <Group gap="sm" justify="space-between">
              <div>
                {line.rule !== null && <Text fw={600}>{ruleName(line.rule)}</Text>}
                <Text>{line.text}</Text>
                {line.cost_cents !== null && (
                  <Text size="sm" c="dimmed">
                    {t('cost', { cost: format.money(line.cost_cents) })}
                  </Text>
                )}
              </div>
              {mayTry && (
                <TryIt
                  changes={line.changes}
                  month={month}
                  what={line.rule === null ? line.what : ruleName(line.rule)}
                />
              )}
            </Group>
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {t('asOf', { when: format.instant(lines[0]?.as_of ?? '') })}
      </Text>
    </Stack>
  );
}
