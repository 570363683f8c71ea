import { Button, Group, List, Progress, Select, Stack, Text, Title } from '@mantine/core';
import type { advice } from '@pamaina/contract';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { CalendarCheck, CalendarX, Coins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, weekStart } from '../../../lib/dates/dates.ts';
import type { Month } from '../../../lib/dates/months.ts';
import { yearAndMonth } from '../../../lib/dates/months.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { leaveQuery, type LeaveMonth, type LeaveQuestion, type LeaveYear } from './leave-query.ts';
import { TryIt } from './try-it.tsx';
import { useEmployed } from './use-choices.ts';

/** Who would be away: asked with the name, of twelve months from the one that is shown. */
export function LeaveYearPart({ month }: { month: Month }) {
  const { t } = useTranslation('advice');
  const client = useQueryClient();
  const [employeeId, setEmployee] = useState<string | null>(null);
  const [asked, setAsked] = useState<LeaveQuestion | null>(null);
  const isAsked = asked !== null && asked.from === month && asked.employeeId === employeeId;
  const ask = () => {
    if (employeeId === null) return;
    const question = { from: month, employeeId };
    const { queryKey } = leaveQuery(question);
    if (!isAsked) setAsked(question);
    else if (client.isFetching({ queryKey }) === 0) void client.resetQueries({ queryKey });
  };
  return (
    <>
      <Group gap="sm" align="flex-end">
        <Select
          label={t('who')}
          searchable
          nothingFoundMessage={t('scenarios:form.noneFound')}
          data={useEmployed(month)}
          value={employeeId}
          onChange={setEmployee}
        />
        <Button variant="default" aria-pressed={isAsked} disabled={employeeId === null} onClick={ask}>
          {t('ask.leave')}
        </Button>
      </Group>
      {isAsked && <Year key={`${asked.from} ${asked.employeeId}`} question={asked} />}
    </>
  );
}

function Year({ question }: { question: LeaveQuestion }) {
  const { t } = useTranslation('advice');
  const format = useFormat();
  const query = useQuery(leaveQuery(question));
  const { months = [] } = query.data ?? {};
  const free = freeWeeks(months.flatMap(({ weeks }) => weeks));
  const last = months.at(-1);
  return (
    <Stack gap="md" w="100%" maw={720}>
      <YearProgress question={question} query={query} />
      {free > 0 && (
        <Text fw={600} role="status">
          {query.data?.isDone === true ? t('leave.free', { count: free }) : t('leave.freeSoFar', { count: free })}
        </Text>
      )}
      {months.map((one) => (
        <MonthOfWeeks key={one.month} {...one} />
      ))}
      {last && (
        <Text size="sm" c="dimmed">
          {t('leave.cut')} {t('asOf', { when: format.instant(last.as_of) })}
        </Text>
      )}
    </Stack>
  );
}

/**
 * How many weeks from Monday to Sunday are free. One across two months has two parts, and is free if both are; no one
 * is missing on days on which no one is needed. What is cut at the ends of the year, or not worked out yet, isn't
 * counted.
 */
function freeWeeks(parts: readonly advice.LeaveWeek[]): number {
  const weeks = Map.groupBy(parts, ({ from }) => weekStart(from));
  return [...weeks].filter(([monday, own]) => {
    const isWhole = own[0]?.from === monday && own.at(-1)?.to === addDays(monday, 6);
    const isFree = own.every(({ kind, reason }) => kind === 'free' || reason === 'nothing_needed');
    return isWhole && isFree && own.some(({ kind }) => kind === 'free');
  }).length;
}

/** How far it is, with a button to stop it; once it ended early, what happened. */
function YearProgress({ question, query }: { question: LeaveQuestion; query: UseQueryResult<LeaveYear> }) {
  const { t } = useTranslation('advice');
  const client = useQueryClient();
  const { months = [], of = 12, isDone = false } = query.data ?? {};
  if (isDone) return null;
  const words = { done: months.length, of };
  const state = query.isFetching
    ? (query.failureReason?.message ?? t('leave.running', words))
    : (query.error?.message ?? t('leave.stopped', words));
  return (
    <div>
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          {state}
        </Text>
        {query.isFetching ? (
          <Button
            variant="default"
            size="compact-md"
            onClick={() => void client.cancelQueries({ queryKey: leaveQuery(question).queryKey })}
          >
            {t('leave.stop')}
          </Button>
        ) : (
          <Button variant="default" size="compact-md" onClick={() => void query.refetch()}>
            {t('leave.again')}
          </Button>
        )}
      </Group>
      {query.isFetching && <Progress mt={6} size="sm" value={(months.length / of) * 100} aria-label={state} />}
    </div>
  );
}

function MonthOfWeeks({ month, weeks }: LeaveMonth) {
  const format = useFormat();
  const { year, month: number } = yearAndMonth(month);
  return (
    <div>
      <Title order={3} size="h5" mb={4}>
        {format.month(year, number)}
      </Title>
      <List listStyleType="none" spacing="sm" styles={{ itemWrapper: { width: '100%' }, itemLabel: { width: '100%' } }}>
        {joined(weeks).map((week) => (
          <List.Item key={week.from}>
            <Week month={month} week={week} />
          </List.Item>
        ))}
      </List>
    </div>
  );
}

/** Weeks of which nothing is said for the same reason are one line. */
function joined(weeks: readonly advice.LeaveWeek[]): advice.LeaveWeek[] {
  return weeks.reduce<advice.LeaveWeek[]>((lines, week) => {
    const before = lines.at(-1);
    if (before === undefined || week.reason === null || before.reason !== week.reason) return [...lines, week];
    return [...lines.slice(0, -1), { ...before, to: week.to }];
  }, []);
}

const ICONS = { free: CalendarCheck, costs: Coins, opens: CalendarX, unknown: null, unjudged: null };

function Week({ month, week }: { month: Month; week: advice.LeaveWeek }) {
  const format = useFormat();
  const mayTry = useCan()('plan.write');
  const words = useCostWords();
  const { from, to, kind, text, changes } = week;
  const days = format.range(from, to);
  const Icon = ICONS[kind];
  const cost = words(week);
  return (
    <Group gap="sm" justify="space-between" wrap="nowrap" align="flex-start">
      <Group gap="0 var(--mantine-spacing-sm)" align="baseline">
        <Group gap={6} wrap="nowrap" miw={230}>
          {Icon && <Icon size={16} aria-hidden />}
          <Text fw={600} {...(kind === 'unjudged' && { c: 'dimmed' })}>
            {days}
          </Text>
        </Group>
        <Text {...(kind === 'unjudged' && { c: 'dimmed' })}>{text}</Text>
        {cost !== null && <Text size="sm">{cost}</Text>}
      </Group>
      {mayTry && changes.length > 0 && <TryIt changes={changes} month={month} what={days} />}
    </Group>
  );
}

/** What others cost more or less meanwhile, as far as it is proved; null: not known. */
function useCostWords(): (week: advice.LeaveWeek) => string | null {
  const { t } = useTranslation('advice');
  const { money } = useFormat();
  return ({ least_cents: least, most_cents: most }) => {
    if (least === null || most === null) return null;
    if (least === most && least < 0) return t('leave.cost.less', { cost: money(-least) });
    if (most <= 0) return t('leave.cost.none');
    if (least === most) return t('leave.cost.more', { cost: money(most) });
    if (least > 0) return t('leave.cost.between', { least: money(least), most: money(most) });
    return t('leave.cost.atMost', { most: money(most) });
  };
}
