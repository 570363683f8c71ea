import { subscriptions } from '@pamaina/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PaymentDialog } from './payment-dialog.tsx';
import { useWrite } from '../../lib/http/use-action.ts';

interface CardDialogProps {
  subscription: subscriptions.Subscription;
  onClose: () => void;
}

/** Replaces the card of a subscription; nothing is charged now. */
export function CardDialog({ subscription: { id, project_name }, onClose }: CardDialogProps) {
  const { t } = useTranslation('subscriptions');
  const write = useWrite();
  const intent = useRef('');
  const begin = async () => {
    const reply = await write(subscriptions.beginCardChange, { params: { id } });
    intent.current = reply.setup_intent_id;
    return reply.client_secret;
  };
  const finish = () =>
    write(subscriptions.finishCardChange, { params: { id }, body: { setup_intent_id: intent.current } });
  return (
    <PaymentDialog
      title={t('changeCard')}
      text={t('changeCardText', { name: project_name })}
      purpose="card"
      submitLabel={t('saveCard')}
      done={t('cardChanged')}
      begin={begin}
      finish={finish}
      onClose={onClose}
    />
  );
}
