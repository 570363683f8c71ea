import type { ReplyOf, schedule } from '@pamaina/contract';
import { Alert, Text } from '@mantine/core';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type Archive = NonNullable<ReplyOf<typeof schedule.getArchive>>;

/** Whether a published version is unchanged, and the first 16 digits of its seal to compare with a written copy. */
export function ArchiveSeal({ archive: { seal, intact } }: { archive: Pick<Archive, 'seal' | 'intact'> }) {
  const { t } = useTranslation('schedule');
  if (!intact)
    return (
      <Alert color="red" icon={<ShieldAlert size={18} aria-hidden />} title={t('archive.altered')} mb="md">
        {t('archive.alteredText')}
      </Alert>
    );
  const digits = seal.slice(0, 16).match(/.{4}/g) ?? [];
  return (
    <Text size="sm" c="dimmed" mb="md">
      {t('archive.intact', { seal: digits.join(' ') })}
    </Text>
  );
}
