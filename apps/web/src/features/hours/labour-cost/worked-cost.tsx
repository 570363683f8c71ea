import { Stack, Text } from '@mantine/core';
import { csvOf, type labourCost } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLanguage } from '../../../lib/format/use-language.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { ExportMenu } from '../../../ui/table/export-menu.tsx';
import { Section } from '../../../ui/section.tsx';
import { Figures } from './figures.tsx';
import { HoursMap } from './hours-map.tsx';
import { useShare } from './use-share.ts';

/** What was worked beside what was planned and what came in, by day and by hour. */
export function WorkedCost({ worked }: { worked: labourCost.WorkedCost }) {
  const { t } = useTranslation('labour-cost');
  const format = useFormat();
  const share = useShare();
  const { total, days, start, end } = worked;
  const orDash = (hours: number | null) => (hours === null ? '–' : format.hours(hours));
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
              note: t('ofPlanned', { amount: format.hours(total.planned_hours) }),
            },
            {
              label: t('cost'),
              value: format.money(total.worked_cents),
              note: t('ofPlanned', { amount: format.money(total.planned_cents) }),
            },
            { label: t('share'), value: share(total.share) },
            { label: t('over'), value: orDash(total.over_hours) },
            { label: t('short'), value: orDash(total.short_hours) },
          ]}
        />
        <ChartFigure
          title={t('workedByDay')}
          controls={<ExportDays days={days} start={start} end={end} />}
          table={{
            head: [
              t('date'),
              t('plannedHours'),
              t('workedHours'),
              t('cost'),
              t('takings'),
              t('share'),
              t('over'),
              t('short'),
            ],
            rows: days.map((day) => [
              format.listDay(day.date),
              format.hours(day.planned_hours),
              t(day.is_as_planned && day.worked_hours > 0 ? 'asPlanned' : 'known', {
                amount: format.hours(day.worked_hours),
              }),
              format.money(day.worked_cents),
              day.takings_cents === null ? '–' : format.money(day.takings_cents),
              share(day.share),
              orDash(day.over_hours),
              orDash(day.short_hours),
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
        <HoursMap hours={worked.hours} />
      </Stack>
    </Section>
  );
}

const FIELDS = [
  'date',
  'planned_hours',
  'worked_hours',
  'planned_cents',
  'worked_cents',
  'takings_cents',
  'share',
  'over_hours',
  'short_hours',
] as const;

/** The days as a file for a spreadsheet: money in euros, the share in percent. */
function ExportDays({ days, start, end }: { days: readonly labourCost.WorkedDay[]; start: string; end: string }) {
  const { t } = useTranslation('labour-cost');
  const language = useLanguage();
  const save = () => {
    const cells = days.map((day) => FIELDS.map((field) => cellOf(field, day[field])));
    const content = new Blob([csvOf([FIELDS.map((field) => t(`columns.${field}`)), ...cells], language)], {
      type: 'text/csv',
    });
    saveFile({ name: `${t('worked')} ${start} ${end}.csv`, content });
  };
  const kinds = [{ kind: 'days' as const, label: t('exportDays'), isEmpty: days.length === 0 }];
  return <ExportMenu label={t('export')} kinds={kinds} onExport={save} />;
}

function cellOf(field: (typeof FIELDS)[number], value: string | number | null): string | number | null {
  if (typeof value !== 'number') return value;
  if (field === 'share') return Math.round(value * 1000) / 10;
  return field.endsWith('_cents') ? value / 100 : value;
}
