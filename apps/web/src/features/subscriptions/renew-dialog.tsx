import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { purchases, type projects } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.tsx';
import { toastSuccess } from '../../lib/toasts.ts';
import { createIdempotencyKeys, PaymentForm } from '../payments/index.ts';
import { subscriptionQueries } from './subscription-queries.ts';

interface RenewDialogProps {
  project: Pick<projects.Project, 'id' | 'name'>;
  onClose: () => void;
}

/** Pays again for a project that has ended: it goes on with all that is in it. */
export function RenewDialog({ project: { id, name }, onClose }: RenewDialogProps) {
  const { t } = useTranslation('subscriptions');
  const { user, refresh } = useSession();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState(user?.email ?? '');
  const subscription = useRef('');
  const keyFor = useRef(createIdempotencyKeys());
  const begin = async () => {
    const reply = await call(purchases.renewProject, { params: { id }, body: { email } });
    subscription.current = reply.subscription_id;
    return reply.client_secret;
  };
  const onConfirmed = async (status: string) => {
    if (status !== 'succeeded') return t('payments:unexpectedStatus', { status });
    const query = { subscription_id: subscription.current, name };
    await call(purchases.createSubscribed, { query, headers: keyFor.current(query) });
    await Promise.all([queryClient.invalidateQueries({ queryKey: subscriptionQueries.all }), refresh()]);
    toastSuccess(t('renewed', { name }));
    onClose();
    return null;
  };
  return (
    <Modal opened onClose={onClose} title={t('renew', { name })} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Stack gap="md">
        <Text>{t('renewText')}</Text>
        <TextInput
          label={t('receipts')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <PaymentForm
          purpose="payment"
          submitLabel={t('payments:subscribe')}
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
