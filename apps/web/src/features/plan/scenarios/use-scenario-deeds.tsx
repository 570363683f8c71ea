import { scenarios } from '@pamaina/contract';
import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../lib/http/use-action.ts';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { useDelete } from '../../../ui/feedback/use-delete.ts';
import { scenarioQueries } from './scenario-queries.ts';

type Named = Pick<scenarios.ScenarioSummary, 'id' | 'name'>;

/** Calculates a scenario again, from the month as it is now. */
export function usePlanAgain() {
  const client = useQueryClient();
  return useAction(scenarios.planScenario, {
    onDone: (reply) => client.setQueryData(scenarioQueries.one(reply.id).queryKey, reply),
  });
}

/** Asks before a scenario is deleted: its schedules are lost. */
export function useScenarioDeletion(onDeleted?: () => unknown) {
  const { t } = useTranslation('scenarios');
  const { asked, ask, dialog } = useDelete<Named>(async ({ id }, write) => {
    await write(scenarios.deleteScenario, { params: { id }, onReply: () => void onDeleted?.() });
  }, t('delete.done'));
  const question = (
    <ConfirmDialog {...dialog} title={t('delete.title', { name: asked?.name ?? '' })} confirmLabel={t('common:delete')}>
      <Text>{t('delete.text')}</Text>
    </ConfirmDialog>
  );
  return { ask, question };
}
