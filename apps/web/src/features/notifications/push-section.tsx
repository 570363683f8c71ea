import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, BellOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { readPushState, turnPushOff, turnPushOn } from './push-device.ts';
import { useAction } from '../../lib/http/use-action.ts';

/** Push on this device: on, off, blocked by the browser, or not supported; each with what the user can do. */
export function PushSection() {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const { user } = useSession();
  const accountId = user?.id ?? '';
  const queryKey = ['notifications', 'push', accountId];
  const { data: state } = useQuery({ queryKey, queryFn: () => readPushState(accountId), staleTime: 0 });
  const turn = useAction(() => (state === 'on' ? turnPushOff() : turnPushOn(accountId)), {
    onDone: (next) => client.setQueryData(queryKey, next),
    failed: t('common:error.settingsNotSaved'),
  });
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="push">
      <Stack gap="md" align="flex-start">
        <Title order={2} id="push">
          {t('push.title')}
        </Title>
        {(state === 'blocked' || state === 'unsupported') && (
          <Alert color="gray" icon={<BellOff size={18} aria-hidden />}>
            {t(`push.${state}`)}
          </Alert>
        )}
        {(state === 'on' || state === 'off') && (
          <>
            <Text maw={640}>{t(`push.${state}`)}</Text>
            <Button
              variant={state === 'on' ? 'default' : 'filled'}
              leftSection={state === 'on' ? <BellOff size={16} aria-hidden /> : <BellRing size={16} aria-hidden />}
              loading={turn.isBusy}
              onClick={() => turn.run()}
            >
              {t(state === 'on' ? 'push.turnOff' : 'push.turnOn')}
            </Button>
          </>
        )}
      </Stack>
    </Paper>
  );
}
