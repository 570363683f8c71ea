import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** A bank's confirmation in test mode: is it you? Closing it declines. */
export function BankDialog({ onAnswer }: { onAnswer: (isAuthenticated: boolean) => void }) {
  const { t } = useTranslation('payments');
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      closeOnClickOutside={false}
      title={t('bank.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Text mb="lg">{t('bank.text')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onAnswer(false)}>
          {t('bank.refuse')}
        </Button>
        <Button data-autofocus onClick={() => onAnswer(true)}>
          {t('bank.confirm')}
        </Button>
      </Group>
    </Modal>
  );
}
