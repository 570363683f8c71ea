import { Skeleton, Text } from '@mantine/core';
import type { timeOff } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { timeOffQueries } from '../../../changes/time-off/index.ts';
import { Section } from '../../../../ui/section.tsx';
import { Facts } from './facts.tsx';

const SHOWN = 6;

/** This year's absences, the latest first. */
export function PersonAbsences({ id }: { id: string }) {
  const { t } = useTranslation('employees');
  const words = useAbsenceWords();
  const query = useQuery(timeOffQueries.year(useClock().today().slice(0, 4)));
  const more = { to: '/manager/timeoff/year', label: t('person.absencesMore') };
  return (
    <Section isFramed title={t('person.absences')} more={more}>
      <QueryView what="timeOff" query={query} skeleton={<Skeleton height={66} />}>
        {(list) => {
          const own = list.filter((one) => one.employee_id === id && one.status === 'approved').toReversed();
          if (own.length === 0) return <Text c="dimmed">{t('person.noAbsences')}</Text>;
          return <Facts facts={own.slice(0, SHOWN).map(words)} />;
        }}
      </QueryView>
    </Section>
  );
}

/** Its days and its kind. */
export function useAbsenceWords(): (one: timeOff.AbsenceOfYear) => { name: string; value: string } {
  const { t } = useTranslation('absences');
  const format = useFormat();
  return ({ type, type_name, start_date, end_date, is_open }) => ({
    name: is_open
      ? t('employees:person.since', { date: format.longDate(start_date) })
      : format.range(start_date, end_date),
    value: type_name ?? t(`type.${type}`),
  });
}
