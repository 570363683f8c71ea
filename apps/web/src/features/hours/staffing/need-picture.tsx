import { Select } from '@mantine/core';
import type { staffing } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import type { Month } from '../../../lib/dates/months.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { queries } from '../../../lib/http/queries.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { StepChart } from '../../../ui/chart/step-chart.tsx';
import { coveredQuarters, QUARTERS } from './covered-quarters.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

function needOf(proposal: staffing.Proposal, date: string, role: string): number[] {
  const need = Array.from({ length: QUARTERS }, () => 0);
  for (const one of proposal.need) if (one.date === date && one.role === role) need[one.quarter] = one.count;
  return need;
}

const ofHour = (values: readonly number[], hour: number) => values.slice(hour * 4, hour * 4 + 4);

/** The need of a role on a day by quarter of an hour, and what the proposal covers of it. */
export function NeedPicture({ proposal, month }: { proposal: staffing.Proposal; month: Month }) {
  const { t } = useTranslation('staffing');
  const format = useFormat();
  const templates = useQuery(queries.templates());
  const dates = [...new Set(proposal.need.map(({ date }) => date))].toSorted();
  const roles = [...new Set(proposal.need.map(({ role }) => role))];
  const [[askedDate, askedRole], ask] = useState<[string | null, string | null]>([null, null]);
  const date = dates.find((one) => one === askedDate) ?? dates[0];
  const role = roles.find((one) => one === askedRole) ?? roles[0];
  if (date === undefined || role === undefined || templates.data === undefined) return null;
  const need = needOf(proposal, date, role);
  const planned = proposal.planned.filter((one) => one.role === role);
  const covered = coveredQuarters(planned, templates.data, { date, before: addDays(date, -1) });
  const shown = hours.filter((hour) => [...ofHour(need, hour), ...ofHour(covered, hour)].some((count) => count > 0));
  const [first, last] = [shown[0] ?? 0, (shown.at(-1) ?? 23) + 1];
  return (
    <ChartFigure
      key={month}
      title={t('picture.title')}
      description={t('picture.text')}
      printed={`${role}, ${format.fullDate(date)}`}
      controls={
        <>
          <Select
            aria-label={t('columns.role')}
            size="xs"
            data={roles}
            value={role}
            allowDeselect={false}
            onChange={(chosen) => ask([date, chosen])}
          />
          <Select
            aria-label={t('picture.day')}
            size="xs"
            data={dates.map((one) => ({ value: one, label: format.weekdayDate(one) }))}
            value={date}
            allowDeselect={false}
            searchable
            onChange={(chosen) => ask([chosen, role])}
          />
        </>
      }
      table={{
        head: [t('picture.day'), t('picture.need'), t('picture.covered')],
        rows: shown.map((hour) => [
          clock(hour),
          format.number(Math.max(...ofHour(need, hour))),
          format.number(Math.min(...ofHour(covered, hour))),
        ]),
      }}
    >
      <StepChart
        filled={need.slice(first * 4, last * 4)}
        line={covered.slice(first * 4, last * 4)}
        labels={need.slice(first * 4, last * 4).map((_, at) => (at % 8 === 0 ? String(first + at / 4) : null))}
        format={format.number}
      />
    </ChartFigure>
  );
}
