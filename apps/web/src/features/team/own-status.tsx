import { Group, SegmentedControl, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/error-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { bePresent, teamQueries } from './team-queries.ts';

/** The user's status as colleagues see it: online, or busy until it is changed. */
export function OwnStatus() {
  const { t } = useTranslation('team');
  const client = useQueryClient();
  const { data } = useQuery(teamQueries.presence());
  const change = useMutation({
    mutationFn: (status: 'online' | 'busy') => bePresent({ status }),
    onSuccess: async (seen) => {
      client.setQueryData(teamQueries.presence().queryKey, seen);
      await client.invalidateQueries({ queryKey: ['team'] });
    },
    onError: (error) => toastError(errorText(error)),
  });
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed" id="own-status">
        {t('ownStatus')}
      </Text>
      <SegmentedControl
        aria-labelledby="own-status"
        data={(['online', 'busy'] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
        value={change.isPending ? change.variables : (data?.status ?? 'online')}
        onChange={(value) => change.mutate(value === 'busy' ? 'busy' : 'online')}
      />
    </Group>
  );
}
