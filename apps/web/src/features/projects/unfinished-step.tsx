import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { purchases } from '@pamaina/contract';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { createIdempotencyKeys } from '../payments/index.ts';
import type { PendingProject } from './pending-project.ts';
import { useFinishProject } from './use-finish-project.ts';

/** The card was charged and the project is not there: says so, that nobody must pay again, and how to go on. */
export function UnfinishedStep({ pending, reason }: { pending: PendingProject; reason: string }) {
  const { t } = useTranslation('payments');
  const finish = useFinishProject();
  const keyFor = useRef(createIdempotencyKeys());
  const { name, description, subscriptionId } = pending;
  const again = useMutation({
    mutationFn: async () => {
      const query = { subscription_id: subscriptionId, name, description };
      await finish(await call(purchases.createSubscribed, { query, headers: keyFor.current(query) }), t('started'));
    },
  });
  const text = again.error === null ? reason : errorText(again.error);
  return (
    <Stack gap="md">
      <Alert color="red" role="alert" icon={<TriangleAlert size={18} aria-hidden />}>
        <Stack gap="xs">
          <Text>{t('setupFailed', { reason: text })}</Text>
          <Text>{t('unfinished')}</Text>
        </Stack>
      </Alert>
      <Group justify="space-between">
        <Anchor component={Link} to="/select-project">
          {t('toProjects')}
        </Anchor>
        <Button loading={again.isPending} onClick={() => again.mutate()}>
          {t('createAgain')}
        </Button>
      </Group>
    </Stack>
  );
}
