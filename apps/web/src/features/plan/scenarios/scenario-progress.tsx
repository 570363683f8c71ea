import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { scenarios } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { scenarioQueries } from './scenario-queries.ts';

/** How far both schedules are: their place in the queue, the best of the month as it is, and a button to accept it. */
export function ScenarioProgress({ scenario }: { scenario: scenarios.Scenario }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const client = useQueryClient();
  const mayWrite = useCan()('plan.write');
  const stop = useAction(scenarios.stopScenario, {
    failed: t('progress.stopFailed'),
    onDone: (reply) => client.setQueryData(scenarioQueries.one(reply.id).queryKey, reply),
  });
  const { id, state, progress, base } = scenario;
  const share = progress?.share ?? 0;
  const ahead = progress?.ahead ?? 0;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <div
          role="progressbar"
          aria-label={t('progress.label')}
          aria-valuenow={Math.round(share * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <ShareBar share={share} />
        </div>
        <Group justify="space-between" align="flex-start">
          <div role="status">
            <Text>{ahead > 0 ? t('progress.ahead', { count: ahead }) : t(`progress.${state}`)}</Text>
            {base !== null && (
              <Text size="sm" c="dimmed">
                {t('progress.base', {
                  filled: format.number(base.filled),
                  needed: format.number(base.needed),
                  fillable: format.number(base.fillable),
                })}
              </Text>
            )}
          </div>
          {mayWrite && (
            <Button
              variant="default"
              size="compact-md"
              loading={stop.isBusy}
              onClick={() => stop.run({ params: { id } })}
            >
              {t(state === 'waiting' ? 'progress.cancel' : 'progress.stop')}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t('progress.leave')}
        </Text>
      </Stack>
    </Paper>
  );
}
