import { Select, Skeleton, Text } from '@mantine/core';
import type { ledger } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { ledgerQueries } from './ledger-queries.ts';

/**
 * One employee's hours against the norm, week by week to the end of the period; initially the employee who is furthest
 * from it.
 */
export function NormCourse({ people, date }: { people: readonly ledger.LedgerLine[]; date: string }) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const [asked, setAsked] = useAddressState('person');
  const person = people.find(({ employee_id }) => employee_id === asked) ?? furthest(people);
  const id = person?.employee_id ?? '';
  const query = useQuery({ ...ledgerQueries.course({ employee_id: id, date }), enabled: person !== undefined });
  if (person === undefined) return null;
  const choice = (
    <Select
      aria-label={t('person')}
      size="xs"
      w={220}
      searchable
      allowDeselect={false}
      data={people.map((one) => ({ value: one.employee_id, label: one.name }))}
      value={id}
      onChange={(value) => setAsked(value ?? '')}
    />
  );
  return (
    <QueryView what="ledger" query={query} skeleton={<Skeleton height={280} />}>
      {({ points, today }) => (
        <ChartFigure
          title={t('course.title')}
          description={t('course.description')}
          controls={choice}
          table={{
            head: [t('course.until'), t('course.norm'), t('course.hours')],
            rows: points.map(({ date: until, norm_hours, hours }) => [
              format.longDate(until),
              norm_hours === null ? '–' : format.hours(norm_hours),
              format.hours(hours),
            ]),
          }}
        >
          <LineChart
            format={format.hours}
            comingFrom={points.filter(({ date: until }) => until < today).length}
            points={points.map(({ date: until, norm_hours, hours }) => ({
              key: until,
              label: format.dayMonth(until),
              value: hours,
              goal: norm_hours,
            }))}
          />
          <Text size="xs" c="dimmed" mt={6}>
            {t('course.legend')}
          </Text>
        </ChartFigure>
      )}
    </QueryView>
  );
}

function furthest(people: readonly ledger.LedgerLine[]): ledger.LedgerLine | undefined {
  const apart = ({ overtime_hours, shortfall_hours }: ledger.LedgerLine) => overtime_hours + shortfall_hours;
  return people.toSorted((a, b) => apart(b) - apart(a))[0];
}
