import { TextInput } from '@mantine/core';
import { purchases, type projects } from '@pamaina/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { useWrite } from '../../lib/http/use-action.ts';

interface RenewDialogProps {
  project: Pick<projects.Project, 'id' | 'name'>;
  onClose: () => void;
}

/** Renews a project that has ended: it continues with all of its data. */
export function RenewDialog({ project: { id, name }, onClose }: RenewDialogProps) {
  const { t } = useTranslation('subscriptions');
  const { user } = useSession();
  const [email, setEmail] = useState(user?.email ?? '');
  const write = useWrite();
  const subscription = useRef('');
  const begin = async () => {
    const reply = await write(purchases.renewProject, { params: { id }, body: { email } });
    subscription.current = reply.subscription_id;
    return reply.client_secret;
  };
  const finish = async () => {
    const query = { subscription_id: subscription.current, name };
    await write(purchases.createSubscribed, { query, keepsKey: true });
  };
  return (
    <PaymentDialog
      title={t('renew', { name })}
      text={t('renewText')}
      purpose="payment"
      submitLabel={t('payments:subscribe')}
      done={t('renewed', { name })}
      begin={begin}
      finish={finish}
      onClose={onClose}
    >
      <TextInput
        label={t('receipts')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </PaymentDialog>
  );
}
