import { Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { timeOffQueries } from '../../../changes/time-off/index.ts';
import { requestQueries } from '../../../messages/requests/index.ts';
import { useAbsenceWords } from './person-absences.tsx';
import { Section } from '../../../../ui/section.tsx';
import { Facts } from './facts.tsx';

const skeleton = <Skeleton height={40} />;
const page = { status: 'pending', page: '1', page_size: '100' } as const;

/** What an employee asks for and nobody has answered yet. */
export function PersonRequests({ id }: { id: string }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const words = useAbsenceWords();
  const requests = useQuery(requestQueries.list(page));
  const absences = useQuery(timeOffQueries.year(useClock().today().slice(0, 4)));
  return (
    <Section isFramed title={t('person.requests')} more={{ to: '/manager/inbox', label: t('person.requestsMore') }}>
      <QueryView what="timeOff" query={absences} skeleton={skeleton}>
        {(ofYear) => (
          <QueryView what="requests" query={requests} skeleton={skeleton}>
            {({ items }) => {
              const facts = [
                ...ofYear.filter((one) => one.employee_id === id && one.status === 'pending').map(words),
                ...items
                  .filter(({ employee_id }) => employee_id === id)
                  .map(({ submitted_date, title }) => ({ name: format.longDate(submitted_date), value: title })),
              ];
              if (facts.length === 0) return <Text c="dimmed">{t('person.noRequests')}</Text>;
              return (
                <Stack gap="xs">
                  <Facts facts={facts} />
                </Stack>
              );
            }}
          </QueryView>
        )}
      </QueryView>
    </Section>
  );
}
