import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { projects, purchases } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { SupportLink } from '../../../ui/feedback/support-link.tsx';
import type { PendingProject } from './pending-project.ts';
import { useFinishProject } from './use-finish-project.ts';
import { useAction } from '../../../lib/http/use-action.ts';

interface UnfinishedStepProps {
  pending: PendingProject;
  reason: string;
  /** The projects that existed before the payment. */
  known: ReadonlySet<string>;
}

/** The card was charged and there is no project: says so, that no second payment is needed, and how to continue. */
export function UnfinishedStep({ pending, reason, known }: UnfinishedStepProps) {
  const { t } = useTranslation('payments');
  const finish = useFinishProject();
  const { name, description, place, subscriptionId } = pending;
  const again = useAction<void, void>(
    async (_, write) => {
      const query = { subscription_id: subscriptionId, name, description, ...place };
      await finish(await write(purchases.createSubscribed, { query, keepsKey: true }), t('started'));
    },
    { onRefused: () => true },
  );
  useProjectArrives(pending.name, known, (project) => finish(project, t('started')));
  const text = again.error === null ? reason : errorText(again.error);
  return (
    <Stack gap="md">
      <Alert color="red" role="alert" icon={<TriangleAlert size={18} aria-hidden />}>
        <Stack gap="xs">
          <Text>{t('setupFailed', { reason: text })}</Text>
          <Text>{t('unfinished')}</Text>
          <SupportLink />
        </Stack>
      </Alert>
      <Group justify="space-between">
        <Anchor component={Link} to="/select-project">
          {t('toProjects')}
        </Anchor>
        <Button loading={again.isBusy} onClick={() => again.run()}>
          {t('createAgain')}
        </Button>
      </Group>
    </Stack>
  );
}

const READ_EVERY_MS = 3_000;

/**
 * The payment creates the project sooner or later: this polls the list, and finds it by its name among the new
 * projects.
 */
function useProjectArrives(
  name: string,
  known: ReadonlySet<string>,
  onArrived: (project: projects.Project) => Promise<void>,
): void {
  const isGoingOn = useRef(false);
  const { data: list } = useQuery({
    queryKey: ['session', 'awaited-project'],
    queryFn: ({ signal }) => call(projects.listProjects, { signal }),
    refetchInterval: READ_EVERY_MS,
    gcTime: 0,
  });
  const goOn = useEffectEvent(onArrived);
  useEffect(() => {
    const arrived = list?.find((project) => project.name === name && !known.has(project.id));
    if (!arrived || isGoingOn.current) return;
    isGoingOn.current = true;
    goOn(arrived).catch(() => {
      isGoingOn.current = false;
    });
  }, [known, list, name]);
}
