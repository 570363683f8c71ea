import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { privacy } from '@pamaina/contract';
import { Download, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../lib/http/use-action.ts';

const EraseDialog = lazy(async () => ({ default: (await import('./erase-dialog.tsx')).EraseDialog }));

/** The personal data of the user: download and erasure (GDPR 15, 17, 20). */
export function DataSection() {
  const { t } = useTranslation('profile');
  const [isErasing, setErasing] = useState(false);
  const download = useDownload(privacy.exportOwn);
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="data">
      <Stack gap="md">
        <Title order={2} id="data">
          {t('data.title')}
        </Title>
        <Text c="dimmed">{t('data.text')}</Text>
        <Group>
          <Button
            variant="default"
            leftSection={<Download size={16} aria-hidden />}
            loading={download.isBusy}
            onClick={() => download.run({})}
          >
            {t('data.download')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            leftSection={<Trash2 size={16} aria-hidden />}
            onClick={() => setErasing(true)}
          >
            {t('data.erase')}
          </Button>
        </Group>
      </Stack>
      <Suspense>{isErasing && <EraseDialog onClose={() => setErasing(false)} />}</Suspense>
    </Paper>
  );
}
