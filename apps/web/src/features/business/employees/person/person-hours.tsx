import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { ledgerQueries } from '../../../hours/ledger/index.ts';
import { Section } from '../../../../ui/section.tsx';
import { Facts } from './facts.tsx';

/** This month: norm, scheduled and worked hours. */
export function PersonHours({ id }: { id: string }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const query = useQuery(ledgerQueries.of());
  const more = { to: `/manager/timesheets?person=${encodeURIComponent(id)}`, label: t('person.timesheets') };
  return (
    <Section isFramed title={t('person.hours')} more={more}>
      <QueryView what="ledger" query={query} skeleton={<Skeleton height={66} />}>
        {({ people }) => {
          const line = people.find(({ employee_id }) => employee_id === id);
          if (line === undefined) return <Text c="dimmed">{t('person.noHours')}</Text>;
          const norm = line.month_norm_hours;
          return (
            <Facts
              facts={[
                { name: t('person.norm'), value: norm === null ? '–' : format.hours(norm) },
                { name: t('person.planned'), value: format.hours(line.month_planned_hours) },
                { name: t('person.worked'), value: format.hours(line.month_worked_hours) },
              ]}
            />
          );
        }}
      </QueryView>
    </Section>
  );
}
