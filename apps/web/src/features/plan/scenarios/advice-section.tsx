import { Button, Group, List, Loader, Stack, Text } from '@mantine/core';
import { advice } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Month } from '../../../lib/dates/months.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { adviceQueries } from './advice-queries.ts';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { useScenarioMonth } from './scenario-month.tsx';

/** Whom to hire and whom to train for a month, calculated on demand: it takes seconds of a processor. */
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
          {advice.abouts.map((one) => (
            <Button key={one} variant="default" aria-pressed={one === about} onClick={() => ask(one)}>
              {t(`ask.${one}`)}
            </Button>
          ))}
        </Group>
        {about !== null && <Advised key={`${month} ${about}`} month={month} about={about} />}
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
        if (useful.length === 0) return <Text maw={720}>{t(all.length === 0 ? `nobody.${about}` : 'vain')}</Text>;
        return <Lines lines={useful} month={month} />;
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
  return (
    <Stack gap="xs">
      <List maw={720} spacing="sm" listStyleType="none">
        {lines.map((line) => (
          <List.Item key={line.what}>
            <Group gap="sm" justify="space-between">
              <div>
                <Text>{line.text}</Text>
                {line.cost_cents !== null && (
                  <Text size="sm" c="dimmed">
                    {t('cost', { cost: format.money(line.cost_cents) })}
                  </Text>
                )}
              </div>
              {mayTry && <TryIt line={line} month={month} />}
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

/** A new scenario of this month that begins with the change. */
function TryIt({ line: { what, changes }, month }: { line: advice.Advice; month: Month }) {
  const { t } = useTranslation('advice');
  return (
    <Button
      component={Link}
      to={`/manager/scenarios/new?month=${month}`}
      state={{ changes }}
      variant="default"
      size="compact-md"
      aria-label={t('tryOf', { what })}
    >
      {t('try')}
    </Button>
  );
}
