import { Stack, Text } from '@mantine/core';
import type { labourCost } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { Section } from '../../../ui/section.tsx';
import { ExportWorked } from './export-worked.tsx';
import { Figures } from '../../../ui/figures.tsx';
import { HoursMap } from './hours-map.tsx';
import { useShare } from './use-share.ts';
import { useWorkedColumns } from './use-worked-columns.ts';

/** What was worked beside what was planned and what came in, by day and by hour. */
export function WorkedCost({ worked }: { worked: labourCost.WorkedCost }) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  const share = useShare();
  const { total } = worked;
  const { orDash } = useWorkedColumns();
  if (total.worked_hours === 0 && total.planned_hours === 0)
    return (
      <Section title={t('worked')}>
        <Text>{t('nothingWorked')}</Text>
      </Section>
    );
  return (
    <Section title={t('worked')} about={t('workedText')}>
      <Stack gap="lg">
        <Figures
          list={[
            {
              label: t('workedHours'),
              value: format.hours(total.worked_hours),
              notes: [t('ofPlanned', { amount: format.hours(total.planned_hours) })],
            },
            {
              label: t('cost'),
              value: format.money(total.worked_cents),
              notes: [
                t('ofPlanned', { amount: format.money(total.planned_cents) }),
                ...(total.late_cents > 0 ? [t('withLate', { cost: format.money(total.late_cents) })] : []),
              ],
            },
            { label: t('share'), value: share(total.share) },
            { label: t('over'), value: orDash(total.over_hours) },
            { label: t('short'), value: orDash(total.short_hours) },
          ]}
        />
        <WorkedDays worked={worked} />
        <HoursMap hours={worked.hours} />
      </Stack>
    </Section>
  );
}

function WorkedDays({ worked: { days, start, end } }: { worked: labourCost.WorkedCost }) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  const { head, cellsOf } = useWorkedColumns();
  return (
    <ChartFigure
      title={t('workedByDay')}
      controls={
        <ExportWorked kind="days" rows={days.map((day) => ({ when: day.date, ...day }))} name={`${start} ${end}`} />
      }
      table={{
        head: [t('date'), ...head],
        rows: days.map((day) => [
          format.listDay(day.date),
          ...cellsOf(
            day,
            t(day.is_as_planned && day.worked_hours > 0 ? 'asPlanned' : 'known', {
              amount: format.hours(day.worked_hours),
            }),
          ),
        ]),
      }}
    >
      <BarChart
        format={format.number}
        bars={days.map((day) => ({
          key: day.date,
          label: format.day(day.date),
          value: day.worked_hours,
          isMuted: day.is_as_planned,
          title: t('workedBar', {
            date: format.listDay(day.date),
            worked: format.hours(day.worked_hours),
            planned: format.hours(day.planned_hours),
          }),
        }))}
      />
    </ChartFigure>
  );
}
