import { Button, Text } from '@mantine/core';
import { purchases } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/http/error-text.ts';
import { useSession } from '../../lib/session/session.tsx';
import { PaymentForm } from '../payments/index.ts';
import type { PendingProject } from './pending-project.ts';
import { useFinishProject } from './use-finish-project.ts';
import { reload } from '../../lib/http/affects.ts';
import { useWrite } from '../../lib/http/use-action.ts';

interface PaymentStepProps {
  pending: PendingProject;
  clientSecret: string;
  onBack: () => void;
  /** Paid, but the project could not be created; `known` are the projects that existed before. */
  onUnfinished: (reason: string, known: ReadonlySet<string>) => void;
}

/**
 * The second step (Spec section 4): if paid, or waiting for the bank, it creates the project of the subscription;
 * otherwise it shows the error.
 */
export function PaymentStep({ pending, clientSecret, onBack, onUnfinished }: PaymentStepProps) {
  const { t } = useTranslation('payments');
  const { user } = useSession();
  const [known] = useState<ReadonlySet<string>>(() => new Set(user?.projects.map(({ id }) => id)));
  const client = useQueryClient();
  const write = useWrite();
  const finish = useFinishProject();

  const onConfirmed = async (status: string) => {
    if (status !== 'succeeded' && status !== 'requires_action') return t('unexpectedStatus', { status });
    const { name, description, subscriptionId } = pending;
    const query = { subscription_id: subscriptionId, name, description };
    try {
      await finish(await write(purchases.createSubscribed, { query, keepsKey: true }), t('started'));
    } catch (error) {
      // A payer is a manager by now, also when the page is reloaded.
      await reload(client, ['session']);
      onUnfinished(errorText(error), known);
    }
    return null;
  };
  return (
    <>
      <Text fw={600}>{t('due', { name: pending.name })}</Text>
      <PaymentForm
        purpose="payment"
        submitLabel={t('subscribe')}
        begin={() => Promise.resolve(clientSecret)}
        onConfirmed={onConfirmed}
        notifyFailure={(error) => errorText(error, t('failed'))}
      >
        <Button variant="default" onClick={onBack}>
          {t('common:back')}
        </Button>
      </PaymentForm>
    </>
  );
}
