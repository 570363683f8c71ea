import { Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { certificateQueries, TONES } from '../../certificates/index.ts';
import { Section } from '../../../../ui/section.tsx';
import { Facts } from './facts.tsx';

/** An employee's certificates, those that are missing too. */
export function PersonCertificates({ id }: { id: string }) {
  const { t } = useTranslation(['certificates', 'employees']);
  const format = useFormat();
  const query = useQuery(certificateQueries.list());
  return (
    <Section
      isFramed
      title={t('employees:person.certificates')}
      more={{ to: '/manager/employees/certificates', label: t('employees:person.certificatesMore') }}
    >
      <QueryView what="certificates" query={query} skeleton={<Skeleton height={40} />}>
        {(list) => {
          const own = list.filter(({ employee_id }) => employee_id === id);
          if (own.length === 0) return <Text c="dimmed">{t('employees:person.noCertificates')}</Text>;
          return (
            <Facts
              facts={own.map(({ kind, state, valid_until }) => ({
                name: kind,
                value: (
                  <Group gap="xs">
                    {valid_until !== null && format.longDate(valid_until)}
                    <StatusBadge tone={TONES[state]} label={t(`states.${state}`)} />
                  </Group>
                ),
              }))}
            />
          );
        }}
      </QueryView>
    </Section>
  );
}
