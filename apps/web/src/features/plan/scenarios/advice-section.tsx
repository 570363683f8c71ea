import { Button, Group, List, Loader, Select, Stack, Text } from '@mantine/core';
import type { advice } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Month } from '../../../lib/dates/months.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRuleName } from '../../../lib/format/use-names.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { adviceQueries, type Question } from './advice-queries.ts';
import { useScenarioMonth } from './scenario-month.tsx';
import { useEmployed } from './use-choices.ts';

/** Whom to hire or train, which rule costs most and who can be away when, calculated on demand: it takes seconds. */
export function AdviceSection() {
  const { t } = useTranslation('advice');
  const { month, setMonth, first } = useScenarioMonth();
  const client = useQueryClient();
  // Of another month nothing is calculated before it is asked for.
  const [asked, setAsked] = useState<AdvisedProps | null>(null);
  const question = asked?.month === month ? asked.question : null;
  const ask = (one: Question) => {
    const { queryKey } = adviceQueries.of(month, one);
    if (keyOf(one) !== (question && keyOf(question))) setAsked({ month, question: one });
    else if (client.isFetching({ queryKey }) === 0) void client.resetQueries({ queryKey });
  };
  return (
    <Section title={t('title')} about={t('about')}>
      <Stack gap="md" align="flex-start">
        <MonthStepper month={month} first={first} onChange={setMonth} />
        <Group gap="sm">
          {(['hire', 'train', 'rule'] as const).map((one) => (
            <Button
              key={one}
              variant="default"
              aria-pressed={one === question?.about}
              onClick={() => ask({ about: one, employeeId: null })}
            >
              {t(`ask.${one}`)}
            </Button>
          ))}
        </Group>
        <WhenAway month={month} isAsked={question?.about === 'leave'} onAsk={ask} />
        {question !== null && <Advised key={`${month} ${keyOf(question)}`} month={month} question={question} />}
      </Stack>
    </Section>
  );
}

const keyOf = ({ about, employeeId }: Question) => `${about} ${employeeId ?? ''}`;

interface WhenAwayProps {
  month: Month;
  isAsked: boolean;
  onAsk: (question: Question) => void;
}

/** Who would be away: asked with the name. */
function WhenAway({ month, isAsked, onAsk }: WhenAwayProps) {
  const { t } = useTranslation('advice');
  const [employeeId, setEmployee] = useState<string | null>(null);
  const people = useEmployed(month);
  return (
    <Group gap="sm" align="flex-end">
      <Select
        label={t('who')}
        searchable
        nothingFoundMessage={t('scenarios:form.noneFound')}
        data={people}
        value={employeeId}
        onChange={setEmployee}
      />
      <Button
        variant="default"
        aria-pressed={isAsked}
        disabled={employeeId === null}
        onClick={() => onAsk({ about: 'leave', employeeId })}
      >
        {t('ask.leave')}
      </Button>
    </Group>
  );
}

interface AdvisedProps {
  month: Month;
  question: Question;
}

function Advised({ month, question }: AdvisedProps) {
  const { t } = useTranslation('advice');
  const { about } = question;
  const query = useQuery(adviceQueries.of(month, question));
  return (
    <QueryView what="data" query={query} skeleton={<Working />}>
      {(all) => {
        const useful = all.filter(({ at_most }) => at_most !== 0);
        if (useful.length === 0) {
          const isNone = all.length === 0 || about === 'leave';
          return <Text maw={720}>{t(isNone ? `nobody.${about}` : about === 'rule' ? 'vainRules' : 'vain')}</Text>;
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
  const subject = useSubject();
  return (
    <Stack gap="xs">
      <List maw={720} spacing="sm" listStyleType="none">
        {lines.map((line) => (
          <List.Item key={line.what}>
            <Group gap="sm" justify="space-between">
              <div>
                {subject(line) !== null && <Text fw={600}>{subject(line)}</Text>}
                <Text>{line.text}</Text>
                {line.cost_cents !== null && (
                  <Text size="sm" c="dimmed">
                    {t('cost', { cost: format.money(line.cost_cents) })}
                  </Text>
                )}
              </div>
              {mayTry && <TryIt line={line} month={month} what={subject(line) ?? line.what} />}
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

/** What a sentence without a subject is about: a rule, or days of absence. */
function useSubject(): (line: advice.Advice) => string | null {
  const { t } = useTranslation('advice');
  const format = useFormat();
  const ruleName = useRuleName();
  return ({ rule, week }) => {
    if (rule !== null) return ruleName(rule);
    if (week === null) return null;
    const [from, to] = [format.weekdayDate(week.from), format.weekdayDate(week.to)];
    return week.from === week.to ? from : t('week', { from, to });
  };
}

interface TryItProps {
  line: advice.Advice;
  month: Month;
  what: string;
}

/** A new scenario of this month that begins with the change. */
function TryIt({ line: { changes }, month, what }: TryItProps) {
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
