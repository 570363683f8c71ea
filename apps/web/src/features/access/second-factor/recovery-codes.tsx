import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/http/save-file.ts';
import { toastSuccess } from '../../../lib/toasts.ts';

/** Ten codes that are shown once; the dialog closes only by its button. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('second-factor');
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toastSuccess(t('recovery.copied'));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('recovery.show')}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Text>{t('recovery.once')}</Text>
        <Text component="pre" ff="monospace" size="sm" m={0}>
          {text}
        </Text>
        <Group gap="sm">
          {'clipboard' in navigator && (
            <Button variant="default" onClick={() => void copy()}>
              {t('recovery.copy')}
            </Button>
          )}
          <Button
            variant="default"
            onClick={() => saveFile({ name: t('recovery.file'), content: new Blob([`${text}\n`]) })}
          >
            {t('recovery.download')}
          </Button>
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {t('recovery.close')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
