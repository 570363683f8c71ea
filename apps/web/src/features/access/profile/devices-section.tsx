import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { session } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { ErrorState } from '../../../ui/feedback/empty-state.tsx';

/** The devices on which the user is signed in; each can be logged out, or all but this one. */
export function DevicesSection() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useQuery({
    queryKey: ['devices'],
    queryFn: ({ signal }) => call(session.listSessions, { signal }),
  });
  const failed = t('devices.failed');
  const others = useAction(session.endSessions, { done: t('devices.othersEnded'), failed });
  return (
    <Paper withBorder p="lg" component="section">
      <Stack gap="md">
        <div>
          <Title order={2}>{t('devices.title')}</Title>
          <Text c="dimmed">{t('devices.text')}</Text>
        </div>
        {error !== null && data === undefined && (
          <ErrorState text={errorText(error, t('devices.loadFailed'))} onRetry={() => void refetch()} />
        )}
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {data?.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </Stack>
        {data !== undefined && data.length > 1 && (
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            loading={others.isBusy}
            onClick={() => others.run({ query: { others: 'true' as const } })}
          >
            {t('devices.endOthers')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

function Device({ device: { id, device, created_at, last_used_at, current } }: { device: session.Session }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const name = device === '' ? t('devices.unknown') : device;
  const end = useAction(session.endSession, { done: t('devices.ended'), failed: t('devices.failed') });
  return (
    <Group component="li" justify="space-between" wrap="nowrap" align="flex-start">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {t('devices.since', { time: format.instant(created_at) })}
        </Text>
        {!current && (
          <Text size="sm" c="dimmed">
            {t('devices.used', { time: format.instant(last_used_at) })}
          </Text>
        )}
      </div>
      {current ? (
        <Badge variant="default" tt="none" fw={500} radius="sm" style={{ flexShrink: 0 }}>
          {t('devices.current')}
        </Badge>
      ) : (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('devices.endOne', { device: name })}
          loading={end.isBusy}
          onClick={() => end.run({ params: { id } })}
          style={{ flexShrink: 0 }}
        >
          {t('devices.end')}
        </Button>
      )}
    </Group>
  );
}
