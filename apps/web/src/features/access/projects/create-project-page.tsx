import { Anchor, Paper, Stack, Text, Title, Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { purchases } from '@pamaina/contract';
import { errorText } from '../../../lib/http/error-text.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { ErrorState } from '../../../ui/feedback/empty-state.tsx';
import { LoadingApplication } from '../../../ui/feedback/loading-application.tsx';
import { reload } from '../../../lib/http/reload.ts';
import { useWrite } from '../../../lib/http/use-action.ts';
import { DetailsOfAccount, type DetailsKeeper } from '../../money/billing-details/index.ts';
import { paymentQueries, reloadAsCardDocument, PaymentForm } from '../../money/payments/index.ts';
import { DetailsStep, type Payment } from './details-step.tsx';
import type { PendingProject } from './pending-project.ts';
import { emptyProject, type ProjectValues } from './project-form.ts';
import { UnfinishedStep } from './unfinished-step.tsx';
import { useFinishProject } from './use-finish-project.ts';

type Step =
  | { name: 'details' }
  | { name: 'payment'; pending: PendingProject; clientSecret: string }
  | { name: 'unfinished'; pending: PendingProject; reason: string; known: ReadonlySet<string> };

/**
 * `/create-project` in two steps: details, then the payment; test accounts and
 * users who have already paid need only the first one. A page and not a dialog: see Decision 021.
 */
export function CreateProjectPage() {
  const { t } = useTranslation('projects');
  const { user } = useSession();
  const [step, setStep] = useState<Step>({ name: 'details' });
  const [values, setValues] = useState<ProjectValues>(emptyProject);
  const isTestAccount = user?.registration_method === 'registration_code';
  const hasCredit = (user?.project_credits ?? 0) > 0;
  // A credit that this form uses up must not lead to the card form again while the project is being created.
  const [settled, setSettled] = useState<Payment | null>(null);
  const payment = settled ?? (isTestAccount ? 'none' : hasCredit ? 'done' : 'due');
  const config = useQuery({ ...paymentQueries.config(), enabled: payment === 'due' });
  // Before anything is typed, as the input would be lost: a document that is allowed to run the provider's script.
  const isAsking = payment === 'due' && config.isPending;
  const isReloading = settled === null && config.data !== undefined && reloadAsCardDocument(config.data.provider);
  if (isAsking || isReloading) return <LoadingApplication />;
  const isUnknown = payment === 'due' && config.isError && config.data === undefined;
  return (
    <EntryLayout width={520}>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <div>
            <Title order={1}>{t('create')}</Title>
            <Text c="dimmed">{t(step.name === 'details' ? 'createText' : `payments:steps.${step.name}`)}</Text>
          </div>
          {isUnknown && <ErrorState text={errorText(config.error)} onRetry={() => void config.refetch()} />}
          {!isUnknown && step.name === 'details' && (
            <DetailsStep
              payment={payment}
              initial={values}
              onSend={() => setSettled(payment)}
              onDue={(typed, pending, clientSecret) => {
                setValues(typed);
                setStep({ name: 'payment', pending, clientSecret });
              }}
            />
          )}
          {step.name === 'payment' && (
            <PaymentStep
              pending={step.pending}
              clientSecret={step.clientSecret}
              onBack={() => setStep({ name: 'details' })}
              onUnfinished={(reason, known) => setStep({ name: 'unfinished', pending: step.pending, reason, known })}
            />
          )}
          {step.name === 'unfinished' && <UnfinishedStep {...step} />}
        </Stack>
      </Paper>
      {step.name === 'details' && (
        <Anchor component={Link} to="/select-project" size="sm" mt="md" display="inline-block">
          {t('back')}
        </Anchor>
      )}
    </EntryLayout>
  );
}

interface PaymentStepProps {
  pending: PendingProject;
  clientSecret: string;
  onBack: () => void;
  /** Paid, but the project could not be created; `known` are the projects that existed before. */
  onUnfinished: (reason: string, known: ReadonlySet<string>) => void;
}

/**
 * The second step: if paid, or waiting for the bank, it creates the project of the subscription;
 * otherwise it shows the error.
 */
function PaymentStep({ pending, clientSecret, onBack, onUnfinished }: PaymentStepProps) {
  const { t } = useTranslation('payments');
  const { user } = useSession();
  const [known] = useState<ReadonlySet<string>>(() => new Set(user?.projects.map(({ id }) => id)));
  const client = useQueryClient();
  const write = useWrite();
  const finish = useFinishProject();
  const details = useRef<DetailsKeeper>(null);
  const onKeeper = useCallback((keeper: DetailsKeeper | null) => {
    details.current = keeper;
  }, []);
  // The first invoice is issued with the payment, so the company has to be known before.
  const begin = async () => {
    await details.current?.save(write);
    return clientSecret;
  };

  const onConfirmed = async (status: string) => {
    if (status !== 'succeeded' && status !== 'requires_action') return t('unexpectedStatus', { status });
    const { name, description, place, subscriptionId } = pending;
    const query = { subscription_id: subscriptionId, name, description, ...place };
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
      <DetailsOfAccount onKeeper={onKeeper} />
      <PaymentForm
        purpose="payment"
        submitLabel={t('subscribe')}
        begin={begin}
        onConfirmed={onConfirmed}
        notifyFailure={(error) => (details.current?.refuse(error) ? t('details.check') : errorText(error, t('failed')))}
      >
        <Button variant="default" onClick={onBack}>
          {t('common:back')}
        </Button>
      </PaymentForm>
    </>
  );
}
