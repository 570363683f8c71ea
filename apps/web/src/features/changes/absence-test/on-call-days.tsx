import { Anchor, Table } from '@mantine/core';
import type { absenceTest } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { compareNames } from '../../../lib/format/compare-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Section } from '../../../ui/section.tsx';
import type { AbsenceTest } from './absence-test-queries.ts';

interface OnCallDaysProps {
  days: readonly absenceTest.AbsenceDay[];
  onCall: NonNullable<AbsenceTest['onCall']>;
}

/** The days on which one more person would cover what nobody else can; each leads to its day of the calendar. */
export function OnCallDays({ days, onCall }: OnCallDaysProps) {
  const { t } = useTranslation('absence-test');
  const format = useFormat();
  const list = new Intl.ListFormat(format.locale);
  if (onCall.length === 0) return null;
  const namesOn = (date: string) =>
    days
      .filter((day) => day.date === date && day.open.length > 0)
      .map(({ name }) => name)
      .sort(compareNames);
  return (
    <Section title={t('days')} about={t('daysText')}>
      <Table verticalSpacing={6} maw={720}>
        <Table.Tbody>
          {onCall.map(({ date, roles }) => (
            <Table.Tr key={date}>
              <Table.Th scope="row" fw={400}>
                <Anchor
                  component={Link}
                  to={`/manager/calendar?view=day&from=${date}`}
                  underline="always"
                  aria-label={t('look', { day: format.weekdayDate(date) })}
                >
                  {format.weekdayDate(date)}
                </Anchor>
              </Table.Th>
              <Table.Td>{t('day', { roles: list.format(roles), names: list.format(namesOn(date)) })}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}
