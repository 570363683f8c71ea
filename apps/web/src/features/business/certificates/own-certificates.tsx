import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { certificateQueries } from './certificate-queries.ts';
import { TONES } from './tones.ts';

/** An employee's own certificates, and those that their roles need; nothing without any. */
export function OwnCertificates() {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const { data: list = [] } = useQuery(certificateQueries.list());
  if (list.length === 0) return null;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="certificates">
      <Stack gap="sm">
        <Title order={2} id="certificates">
          {t('own')}
        </Title>
        {list.map(({ id, kind_id, kind, valid_until, state }) => (
          <Group key={id ?? kind_id} justify="space-between">
            <div>
              <Text fw={500}>{kind}</Text>
              <Text size="sm" c="dimmed">
                {id !== null && `${t('until')}: ${valid_until === null ? t('noEnd') : format.longDate(valid_until)}`}
              </Text>
            </div>
            <StatusBadge tone={TONES[state]} label={t(`states.${state}`)} />
          </Group>
        ))}
      </Stack>
    </Paper>
  );
}
