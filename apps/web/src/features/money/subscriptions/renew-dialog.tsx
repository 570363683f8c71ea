import { TextInput, Button, Stack, Text } from '@mantine/core';
import { purchases, type projects } from '@pamaina/contract';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useSession } from '../../../lib/session/session.tsx';
import { useWrite } from '../../../lib/http/use-action.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { PaymentForm } from '../payments/index.ts';

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
    <Dialog onClose={onClose} title={title}>
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
    </Dialog>
  );
}
