import type { analytics } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { RowBars } from '../../../ui/chart/row-bars.tsx';
import { personKey } from './analytics-queries.ts';

/** Scheduled hours of each employee and the norm of the period. */
export function HoursByPerson({ people }: { people: readonly analytics.Person[] }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const against = ({ hours, norm_hours }: analytics.Person) =>
    norm_hours === null
      ? format.hours(hours)
      : t('people.hoursOf', { hours: format.bareHours(hours), norm: format.hours(norm_hours) });
  return (
    <ChartFigure
      title={t('people.title')}
      description={t('people.description')}
      table={{
        head: [
          t('person'),
          t('people.hours'),
          t('people.norm'),
          t('totals.overtime'),
          t('totals.absences'),
          t('totals.cost'),
        ],
        rows: people.map((person) => [
          person.name,
          format.hours(person.hours),
          person.norm_hours === null ? '–' : format.hours(person.norm_hours),
          format.hours(person.overtime_hours),
          format.number(person.absence_days),
          format.money(person.cost_cents),
        ]),
      }}
    >
      <RowBars
        rows={people.map((person) => ({
          key: personKey(person),
          name: person.name,
          value: person.hours,
          mark: person.norm_hours,
          text: against(person),
        }))}
      />
    </ChartFigure>
  );
}
