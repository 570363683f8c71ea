import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/http/error-text.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { PaymentForm } from '../payments/index.ts';

interface PaymentDialogProps {
  title: string;
  text: string;
  purpose: 'payment' | 'card';
  submitLabel: string;
  /** The message when all is done. */
  done: string;
  /** Requests the provider's secret for the confirmation. */
  begin: () => Promise<string>;
  /** Called after the provider has confirmed. */
  finish: () => Promise<unknown>;
  onClose: () => void;
  /** Fields above the card. */
  children?: ReactNode;
}

/**
 * A card form in a dialog: after the provider's confirmation it completes the change, shows a message and closes.
 */
export function PaymentDialog(props: PaymentDialogProps) {
  const { title, text, purpose, submitLabel, done, begin, finish, onClose, children } = props;
  const { t } = useTranslation('subscriptions');
  const onConfirmed = async (status: string) => {
    if (status !== 'succeeded') return t('payments:unexpectedStatus', { status });
    await finish();
    toastSuccess(done);
    onClose();
    return null;
  };
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap="md">
        <Text>{text}</Text>
        {children}
        <PaymentForm
          purpose={purpose}
          submitLabel={submitLabel}
          begin={begin}
          onConfirmed={onConfirmed}
          notifyFailure={(error) => errorText(error, t('payments:failed'))}
        >
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </PaymentForm>
      </Stack>
    </Modal>
  );
}
