import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { subscriptions } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';

interface CancelDialogProps {
  subscription: subscriptions.Subscription;
  onClose: () => void;
}

/** Ends a subscription with the paid period; within the first 30 days it also asks whether to refund the payment. */
export function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const { t } = useTranslation('subscriptions');
  const { longDate, money } = useFormat();
  const { local } = useClock();
  const { id, state, project_name, paid_until, refundable_until, price_cents } = subscription;
  const isRefundable = refundable_until !== null && Date.parse(refundable_until) > Date.now();
  const [choice, setChoice] = useState('period');
  const isRefund = isRefundable && choice === 'refund';
  const body = { refund: isRefund };
  const cancel = useAction(subscriptions.cancelSubscription, {
    done: ({ refund_by_hand }) => t(!isRefund ? 'cancel.done' : refund_by_hand ? 'cancel.byHand' : 'cancel.refunded'),
    onDone: onClose,
  });
  const until = paid_until === null ? '' : longDate(local(paid_until).date);
  const end = state === 'past_due' || state === 'waiting' ? t('cancel.atOnce') : t('cancel.period', { date: until });
  const submit = () => cancel.run({ params: { id }, body, keepsKey: true });
  return (
    <Dialog onClose={onClose} title={t('cancel.title', { name: project_name })}>
      <Stack gap="md">
        <Text>{t('cancel.text')}</Text>
        {isRefundable ? (
          <Radio.Group label={t('cancel.how')} value={choice} onChange={setChoice}>
            <Stack gap="sm" mt="xs">
              <Radio value="period" label={end} />
              <Radio
                value="refund"
                label={t('cancel.refund', { amount: money(price_cents) })}
                description={t('cancel.refundHelp', { date: longDate(local(refundable_until).date) })}
              />
            </Stack>
          </Radio.Group>
        ) : (
          <Text>{end}</Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button color="red" loading={cancel.isBusy} onClick={submit}>
            {t('cancel.submit')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
