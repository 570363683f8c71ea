import { Anchor, Button, SegmentedControl, Stack, Text } from '@mantine/core';
import type { labourCost } from '@pamaina/contract';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Month } from '../../../lib/dates/months.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { BudgetLines } from './budget-lines.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { useShare } from './use-share.ts';

/** What the schedule of a month costs: its figures, its budgets, and each day as a picture with its table. */
export function MonthCost({ month, cost }: { month: Month; cost: labourCost.LabourCost }) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  const share = useShare();
  const { total, budgets, without_rate, employer_share } = cost;
  if (total.hours === 0)
    return (
      <EmptyState
        icon={Coins}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Button component={Link} to={`/manager/calendar?view=month&month=${month}`}>
            {t('empty.action')}
          </Button>
        }
      />
    );
  return (
    <Stack gap="lg">
      <Figures
        list={[
          { label: t('cost'), value: format.money(total.cost_cents) },
          { label: t('hours'), value: format.hours(total.hours) },
          { label: t('takings'), value: total.takings_cents === null ? '–' : format.money(total.takings_cents) },
          { label: t('share'), value: share(total.share) },
        ]}
      />
      <Text size="sm" c="dimmed" maw={720}>
        {employer_share > 0 ? t('withShare', { percent: format.number(employer_share) }) : t('withoutShare')}{' '}
        {total.late_cents > 0 && `${t('withLate', { cost: format.money(total.late_cents) })} `}
        {without_rate > 0 && (
          <>
            {t('withoutRate', { count: without_rate })}{' '}
            <Anchor component={Link} to="/manager/employees" inherit underline="always">
              {t('addRates')}
            </Anchor>
          </>
        )}
      </Text>
      <BudgetLines budgets={budgets} />
      <DaysPicture days={cost.days} />
    </Stack>
  );
}

const MEASURES = ['share', 'cost'] as const;

/** Share or cost by day. */
function DaysPicture({ days }: { days: readonly labourCost.CostDay[] }) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  const share = useShare();
  const hasShare = days.some((day) => day.share !== null);
  const [asked, setMeasure] = useState<(typeof MEASURES)[number]>('share');
  const measure = hasShare ? asked : 'cost';
  const valueOf = (day: labourCost.CostDay) => (measure === 'share' ? (day.share ?? 0) * 100 : day.cost_cents / 100);
  const nameOf = (day: labourCost.CostDay) => format.listDay(day.date);
  return (
    <ChartFigure
      title={t('byDay')}
      controls={
        hasShare && (
          <SegmentedControl
            aria-label={t('measure')}
            size="xs"
            data={MEASURES.map((one) => ({ value: one, label: t(`measures.${one}`) }))}
            value={measure}
            onChange={(value) => setMeasure(value === 'cost' ? 'cost' : 'share')}
          />
        )
      }
      table={{
        head: [t('date'), t('hours'), t('cost'), t('takings'), t('share')],
        rows: days.map((day) => [
          nameOf(day),
          format.hours(day.hours),
          format.money(day.cost_cents),
          day.takings_cents === null
            ? '–'
            : t(day.is_expected ? 'expected' : 'known', { amount: format.money(day.takings_cents) }),
          share(day.share),
        ]),
      }}
    >
      <BarChart
        format={(value) => (measure === 'share' ? `${format.number(value)} %` : format.number(value))}
        bars={days.map((day) => ({
          key: day.date,
          label: format.day(day.date),
          value: valueOf(day),
          // What isn't known yet is lighter.
          isMuted: day.is_expected,
          title: t('bar', { date: nameOf(day), cost: format.money(day.cost_cents), share: share(day.share) }),
        }))}
      />
    </ChartFigure>
  );
}
