import { Button, Modal, Stack, Text } from '@mantine/core';
import { subscriptions } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { PaymentForm } from '../payments/index.ts';
import { subscriptionQueries } from './subscription-queries.ts';

interface CardDialogProps {
  subscription: subscriptions.Subscription;
  onClose: () => void;
}

/** Puts another card in place of the one that pays; nothing is charged now. */
export function CardDialog({ subscription: { id, project_name }, onClose }: CardDialogProps) {
  const { t } = useTranslation('subscriptions');
  const queryClient = useQueryClient();
  const intent = useRef('');
  const begin = async () => {
    const reply = await call(subscriptions.beginCardChange, { params: { id } });
    intent.current = reply.setup_intent_id;
    return reply.client_secret;
  };
  const onConfirmed = async (status: string) => {
    if (status !== 'succeeded') return t('payments:unexpectedStatus', { status });
    await call(subscriptions.finishCardChange, { params: { id }, body: { setup_intent_id: intent.current } });
    await queryClient.invalidateQueries({ queryKey: subscriptionQueries.all });
    toastSuccess(t('cardChanged'));
    onClose();
    return null;
  };
  return (
    <Modal opened onClose={onClose} title={t('changeCard')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap="md">
        <Text>{t('changeCardText', { name: project_name })}</Text>
        <PaymentForm
          purpose="card"
          submitLabel={t('saveCard')}
          begin={begin}
          onConfirmed={onConfirmed}
          tellFailure={(error) => errorText(error, t('payments:failed'))}
        >
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </PaymentForm>
      </Stack>
    </Modal>
  );
}
