import { Button, Paper, Stack, Text } from '@mantine/core';
import { announcements } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/http/api-client.ts';
import { errorText } from '../../../../lib/http/error-text.ts';
import type { KioskPass } from './kiosk-tasks.tsx';
import { useIdleReturn } from './use-idle-return.ts';

interface KioskAnnouncementsProps {
  pass: KioskPass;
  /** Nobody touched it for half a minute. */
  onIdle: () => void;
}

/** What is announced to the employee who has just clocked in or out, until they confirm it or the next one comes. */
export function KioskAnnouncements({ pass, onIdle }: KioskAnnouncementsProps) {
  const { t } = useTranslation('announcements');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const touched = useIdleReturn(isBusy ? null : onIdle);
  const { data = [], refetch } = useQuery({
    queryKey: ['kiosk-announcements', pass.employee_id],
    queryFn: ({ signal }) => call(announcements.listOnKiosk, { body: pass, signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const confirm = async ({ id, version }: announcements.OwnAnnouncement) => {
    setBusy(true);
    setFailure(null);
    try {
      await call(announcements.confirmOnKiosk, { body: { ...pass, announcement: id, version } });
    } catch (error) {
      setFailure(errorText(error));
    }
    await refetch();
    setBusy(false);
  };
  return (
    <>
      {failure !== null && (
        <Text c="red" role="alert">
          {failure}
        </Text>
      )}
      {data.map((one) => (
        <Paper
          key={one.id}
          withBorder
          p="md"
          role="region"
          aria-label={one.title}
          onClick={touched}
          onKeyDown={touched}
        >
          <Stack gap="xs">
            <Text fw={600}>{one.title}</Text>
            <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{one.text}</Text>
            {one.attachment !== null && (
              <Text size="sm" c="dimmed">
                {t('onPhone', { name: one.attachment.name })}
              </Text>
            )}
            <Button size="lg" loading={isBusy} onClick={() => void confirm(one)}>
              {t('confirm')}
            </Button>
          </Stack>
        </Paper>
      ))}
    </>
  );
}
