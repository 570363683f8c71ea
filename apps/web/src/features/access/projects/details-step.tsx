import { Alert, Button, Textarea, TextInput, Anchor, Checkbox, Text } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { constants, projects, purchases } from '@pamaina/contract';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agreedAt } from '../../../lib/session/agreement.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LegalLinks } from '../legal/index.ts';
import type { PendingProject } from './pending-project.ts';
import { PlaceFields } from './place-fields.tsx';
import { placeOf, validateProject, type ProjectValues } from './project-form.ts';
import { useFinishProject } from './use-finish-project.ts';

/** `none`: a test account; `done`: already paid, no project created yet; `due`: the card form comes next. */
export type Payment = 'none' | 'done' | 'due';

interface DetailsStepProps {
  payment: Payment;
  initial: ProjectValues;
  onSend: () => void;
  onDue: (values: ProjectValues, pending: PendingProject, clientSecret: string) => void;
}

/** The form can only be sent with both checkboxes checked. */
const agreed = { terms_version: constants.termsVersion, privacy_version: constants.privacyVersion };

/** Name, description, country and law, email for the receipts, and the two checkboxes. */
export function DetailsStep(props: DetailsStepProps) {
  const { t } = useTranslation('projects');
  const [agreedOn] = useState(agreedAt);
  const mustPay = props.payment === 'due';
  const { form, onSubmit, isBusy, failure } = useProjectForm(props, agreedOn !== null);
  const { agreeToTerms, acceptPrivacy } = form.values;
  return (
    <FormFrame
      onSubmit={onSubmit}
      failure={failure}
      head={
        props.payment !== 'none' && (
          <Alert color="blue" icon={<Info size={18} aria-hidden />}>
            {t(mustPay ? 'payments:price' : 'payments:paid')}
          </Alert>
        )
      }
    >
      <TextInput label={t('name')} placeholder={t('namePlaceholder')} {...form.getInputProps('name')} />
      <Textarea label={t('description')} autosize minRows={2} {...form.getInputProps('description')} />
      <PlaceFields form={form} />
      {mustPay && <TextInput label={t('email')} type="email" autoComplete="email" {...form.getInputProps('email')} />}
      <ConsentBoxes form={form} agreed={agreedOn} />
      <Button type="submit" loading={isBusy} disabled={!agreeToTerms || !acceptPrivacy}>
        {t(mustPay ? 'payments:toPayment' : 'create')}
      </Button>
    </FormFrame>
  );
}

/** Creates the project, or begins its payment. */
function useProjectForm({ payment, initial, onSend, onDue }: DetailsStepProps, hasAgreed: boolean) {
  const { t } = useTranslation('projects');
  const { user } = useSession();
  const finish = useFinishProject();
  const mustPay = payment === 'due';
  const form = useForm<ProjectValues>({
    initialValues: {
      ...initial,
      email: initial.email || (user?.email ?? ''),
      agreeToTerms: initial.agreeToTerms || hasAgreed,
      acceptPrivacy: initial.acceptPrivacy || hasAgreed,
    },
    validate: (values) => validateProject(values, t, mustPay),
  });

  const { onSubmit, isBusy, failure, setFailure } = useFormSubmit(
    form,
    async (values, write) => {
      onSend();
      const place = placeOf(values);
      const [name, description, email] = [values.name.trim(), values.description.trim(), values.email.trim()];
      if (mustPay) {
        const query = { name, description, email, ...place, ...agreed };
        const reply = await write(purchases.initiateSubscription, { query, keepsKey: true });
        onDue(values, { name, description, place, subscriptionId: reply.subscription_id }, reply.client_secret);
        return;
      }
      const order = { name, description, ...place, ...agreed };
      const project =
        payment === 'done'
          ? await write(purchases.createPaid, { query: order, keepsKey: true })
          : await write(projects.createProject, { body: order, keepsKey: true });
      await finish(project, t('created'));
    },
    {
      onRefused: (error) => {
        const isOfField = error instanceof ApiError && Object.keys(error.errors).length > 0;
        if (!isOfField)
          setFailure(t(mustPay ? 'payments:subscribeFailed' : 'createFailed', { reason: errorText(error) }));
        return !isOfField;
      },
    },
  );
  return { form, onSubmit, isBusy, failure };
}

interface ConsentBoxesProps {
  form: UseFormReturnType<ProjectValues>;
  /** The time at which both were accepted on the way here; null: not yet. */
  agreed: string | null;
}

/** The two checkboxes; already accepted ones are checked, and one line states it. */
function ConsentBoxes({ form, agreed }: ConsentBoxesProps) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const [isFolded, setFolded] = useState(agreed !== null);
  if (isFolded && agreed !== null)
    return (
      <>
        <Text size="sm">
          {t('agreed', { time: format.instant(agreed) })}{' '}
          <Anchor component="button" type="button" size="sm" onClick={() => setFolded(false)}>
            {t('agreedChange')}
          </Anchor>
        </Text>
        <LegalLinks />
      </>
    );
  return (
    <>
      <Checkbox label={t('terms')} {...form.getInputProps('agreeToTerms', { type: 'checkbox' })} />
      <Checkbox label={t('privacy')} {...form.getInputProps('acceptPrivacy', { type: 'checkbox' })} />
      <LegalLinks />
    </>
  );
}
