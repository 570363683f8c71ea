import { Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ExportProjectButton } from '../../projects/index.ts';

/** A download of all data in the project. */
export function ExportSection() {
  const { t } = useTranslation('system-settings');
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="export">
      <Stack gap="md" align="flex-start">
        <Title order={2} id="export">
          {t('export.title')}
        </Title>
        <Text c="dimmed">{t('export.text')}</Text>
        <ExportProjectButton label={t('export.download')} />
      </Stack>
    </Paper>
  );
}
