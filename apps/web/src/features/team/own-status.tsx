import { team } from '@pamaina/contract';
import { Group, SegmentedControl, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teamQueries } from './team-queries.ts';
import { useAction } from '../../lib/http/use-action.ts';

/** The user's status as colleagues see it: online, or busy until it is changed. */
export function OwnStatus() {
  const { t } = useTranslation('team');
  const client = useQueryClient();
  const { data } = useQuery(teamQueries.presence());
  const change = useAction(team.bePresent);
  const say = (status: 'online' | 'busy') =>
    change.run({ body: { status }, onReply: (seen) => client.setQueryData(teamQueries.presence().queryKey, seen) });
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed" id="own-status">
        {t('ownStatus')}
      </Text>
      <SegmentedControl
        aria-labelledby="own-status"
        data={(['online', 'busy'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
        value={(change.isBusy && change.input?.body.status) || (data?.status ?? 'online')}
        onChange={(value) => say(value === 'busy' ? 'busy' : 'online')}
      />
    </Group>
  );
}
