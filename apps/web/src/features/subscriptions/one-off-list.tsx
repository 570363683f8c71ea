import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { OneOffCard } from './one-off-card.tsx';
import { subscriptionQueries } from './subscription-queries.ts';

/** The one-time payments; nothing if there are none. */
export function OneOffList({ renewOf }: { renewOf: (projectId: string | null) => (() => void) | null }) {
  const { t } = useTranslation('subscriptions');
  const query = useQuery(subscriptionQueries.oneOff());
  return (
    <QueryView what="subscriptions" query={query} skeleton={null}>
      {(payments) =>
        payments.length > 0 && (
          <Stack gap="md" mt="xl" component="section" aria-labelledby="once">
            <Title order={2} size="h3" id="once">
              {t('once.heading')}
            </Title>
            {payments.map((payment) => (
              <OneOffCard key={payment.id} payment={payment} onRenew={renewOf(payment.project_id)} />
            ))}
          </Stack>
        )
      }
    </QueryView>
  );
}
