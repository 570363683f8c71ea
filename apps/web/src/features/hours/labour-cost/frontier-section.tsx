import { Button, Group, List, Loader, Select, Stack, Text } from '@mantine/core';
import type { labourCost } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { TradeOffChart } from '../../../ui/chart/trade-off-chart.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { labourCostQueries } from './labour-cost-queries.ts';
import { useShare } from './use-share.ts';

interface FrontierSectionProps {
  month: Month;
  /** Of the month and its weeks. */
  budgets: readonly labourCost.BudgetState[];
}

/** What covering less of a month, or of a week that has a budget, would save. */
export function FrontierSection({ month, budgets }: FrontierSectionProps) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  const [asked, setWeek] = useState<string | null>(null);
  const weeks = budgets.filter(({ per }) => per === 'week');
  const week = weeks.find(({ start }) => start === asked) ?? null;
  const budget = week ?? budgets.find(({ per }) => per === 'month');
  const { year, month: number } = yearAndMonth(month);
  return (
    <Section title={t('frontier.title')} about={t('frontier.text')}>
      <Stack gap="md" align="flex-start">
        {weeks.length > 0 && (
          <Select
            label={t('frontier.days')}
            value={week?.start ?? month}
            allowDeselect={false}
            onChange={setWeek}
            data={[
              { value: month, label: format.month(year, number) },
              ...weeks.map(({ start, end }) => ({ value: start, label: format.range(start, end) })),
            ]}
          />
        )}
        <Answer
          key={`${month} ${week?.start ?? ''}`}
          month={month}
          week={week?.start ?? null}
          budgetCents={budget?.budget_cents ?? null}
        />
      </Stack>
    </Section>
  );
}

interface AnswerProps {
  month: Month;
  week: string | null;
  /** Null: none, or not known. */
  budgetCents: number | null;
}

/** Calculated on demand: it takes seconds of a processor. */
function Answer({ month, week, budgetCents }: AnswerProps) {
  const { t } = useTranslation('labour-cost');
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({ ...labourCostQueries.frontier(month, week), enabled: isAsked });
  if (!isAsked)
    return (
      <Button variant="default" onClick={() => setAsked(true)}>
        {t('frontier.ask')}
      </Button>
    );
  return (
    <QueryView what="analytics" query={query} skeleton={<Working />}>
      {({ points }) => <Points points={points} budgetCents={budgetCents} />}
    </QueryView>
  );
}

function Working() {
  const { t } = useTranslation('labour-cost');
  return (
    <Group gap="xs" role="status">
      <Loader size="sm" aria-hidden />
      <Text>{t('frontier.working')}</Text>
    </Group>
  );
}

/** What a point's sentences say. */
function useFacts() {
  const format = useFormat();
  const share = useShare();
  return (point: labourCost.FrontierPoint) => ({
    cover: share(point.cover),
    cost: format.money(point.point_cents),
    least: format.money(point.least_cents),
  });
}

function Points({ points, budgetCents }: { points: readonly labourCost.FrontierPoint[]; budgetCents: number | null }) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  const facts = useFacts();
  const [best] = points;
  if (best === undefined) return <Text>{t('frontier.none')}</Text>;
  return (
    <Stack gap="md">
      <List maw={720} spacing={4}>
        {points.map((point) => (
          <List.Item key={point.cap_cents}>{t('frontier.point', facts(point))}</List.Item>
        ))}
      </List>
      {budgetCents !== null && budgetCents < best.least_cents && (
        <Text fw={600} c="var(--waiting)" maw={720}>
          {t('frontier.belowLeast', { ...facts(best), budget: format.money(budgetCents) })}
        </Text>
      )}
      {points.length > 1 && <Picture points={points} />}
    </Stack>
  );
}

function Picture({ points }: { points: readonly labourCost.FrontierPoint[] }) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  const share = useShare();
  const facts = useFacts();
  const titleOf = (point: labourCost.FrontierPoint) => t('frontier.point', facts(point));
  return (
    <ChartFigure
      title={t('frontier.picture')}
      description={t('frontier.legend')}
      table={{
        head: [t('cost'), t('frontier.cover'), t('frontier.most'), t('frontier.least')],
        rows: points.map((point) => [
          format.money(point.point_cents),
          share(point.cover),
          share(point.most_cover),
          format.money(point.least_cents),
        ]),
      }}
    >
      <TradeOffChart
        points={points.toReversed().map((point) => ({
          x: point.point_cents,
          y: point.cover,
          most: point.most_cover,
          title: titleOf(point),
        }))}
        formatX={(cents) => format.money(cents)}
        formatY={share}
      />
    </ChartFigure>
  );
}
