import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';

/** Asks whether unsaved input should be discarded. */
export function LeaveDialog({ onAnswer }: { onAnswer: (leaves: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      isOpen
      title={t('discard.title')}
      confirmLabel={t('discard.confirm')}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <Text>{t('discard.text')}</Text>
    </ConfirmDialog>
  );
}
