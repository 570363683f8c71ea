import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RefusedDownload } from './use-named-download.ts';

interface EncodingDialogProps {
  refused: RefusedDownload | null;
  onTake: (refused: RefusedDownload) => void;
  onClose: () => void;
}

/**
 * Lists the employees whose names contain letters missing in the export's encoding, and offers an encoding that has
 * them all.
 */
export function EncodingDialog({ refused, onTake, onClose }: EncodingDialogProps) {
  const { t } = useTranslation('timesheets');
  return (
    <Modal
      opened={refused !== null}
      onClose={onClose}
      title={t('named.notInEncoding')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <Text>{refused?.text}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button onClick={() => refused && onTake(refused)}>{t('named.inUtf8')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
