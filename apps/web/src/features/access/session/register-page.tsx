import { Anchor, Button, Group, Paper, SimpleGrid, Space, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { constants, session } from '@pamaina/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { loadTexts } from '../../../i18n/index.ts';
import { agreedAt, rememberAgreement } from '../../../lib/session/agreement.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { forgetPayment } from '../../../lib/session/open-payment.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { PaymentCodeField, usePaymentCode } from './payment-code-field.tsx';

const LegalLinks = lazy(async () => {
  const [{ LegalLinks: Links }] = await Promise.all([import('../legal/index.ts'), loadTexts('legal')]);
  return { default: Links };
});

const empty = {
  username: '',
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  confirm_password: '',
  registration_code: '',
  payment_code: '',
};

/** The full form requires the names and the email, which are optional in the call itself. */
const schema = session.register.body?.required({ first_name: true, last_name: true, email: true });

/** `/register`: a manager with the company code, an employee without it. */
export function RegisterPage() {
  const { t } = useTranslation('session');
  const [query] = useSearchParams();
  // After a card payment: it makes the user a manager with one project to create (Decisions).
  const payment = query.get('payment_intent') ?? undefined;
  const { start } = useSession();
  const navigate = useNavigate();
  const format = useFormat();
  const agreed = agreedAt();
  const [isAsked, setAsked] = useState(false);
  const code = usePaymentCode(payment, query.get('email') ?? '');
  const form = useForm({
    initialValues: { ...empty, email: query.get('email') ?? '' },
    validate: (values) => ({
      ...(schema && validateWith<typeof empty>(schema, t, toBody)(values)),
      ...(values.password === values.confirm_password ? {} : { confirm_password: t('invalid:password_mismatch') }),
    }),
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(
    form,
    async (values, write) => {
      const { access_token } = await write(session.register, {
        body: { ...toBody(values), ...(payment !== undefined && { payment_intent: payment }) },
      });
      forgetPayment(query.get('email') ?? '');
      // The account accepted both texts: naming the project doesn't ask for the same again.
      if (agreed === null) rememberAgreement();
      await start(access_token);
      await new Promise((resolve) => setTimeout(resolve, constants.registrationRedirectMs));
      const isManager = values.registration_code.trim() !== '';
      // A payer is a manager with a project to name, and is not asked for the role (Decisions).
      await navigate(payment !== undefined ? '/create-project' : isManager ? '/select-project' : '/role-selection');
    },
    {
      failed: t('register.failed'),
      onRefused: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'payment_proof_required') return false;
        // The code that was sent is still valid.
        if (!isAsked) code.run();
        setAsked(true);
        return true;
      },
    },
  );
  return (
    <EntryLayout width={520}>
      <Paper withBorder p="lg">
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <div>
              <Title order={1}>{t('register.title')}</Title>
              <Text c="dimmed">{t(payment === undefined ? 'register.text' : 'register.paidText')}</Text>
            </div>
            <FormFailure text={failure} />
            <TextInput
              label={t('username')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps('username')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <TextInput label={t('firstName')} autoComplete="given-name" {...form.getInputProps('first_name')} />
              <TextInput label={t('lastName')} autoComplete="family-name" {...form.getInputProps('last_name')} />
            </SimpleGrid>
            <TextInput
              label={t('email')}
              description={t(payment === undefined ? 'register.emailHelp' : 'register.paidEmail')}
              type="email"
              autoComplete="email"
              readOnly={payment !== undefined}
              {...form.getInputProps('email')}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <NewPasswordField
                label={t('password')}
                username={form.values.username}
                {...form.getInputProps('password')}
              />
              <PasswordField
                label={t('confirmPassword')}
                autoComplete="new-password"
                {...form.getInputProps('confirm_password')}
              />
            </SimpleGrid>
            <TextInput
              label={t('register.code')}
              description={t('register.codeHelp')}
              autoComplete="off"
              {...form.getInputProps('registration_code')}
            />
            {isAsked && (
              <PaymentCodeField code={code} email={form.values.email} input={form.getInputProps('payment_code')} />
            )}
            <Text size="sm">
              {agreed === null ? t('register.agree') : t('register.agreed', { time: format.instant(agreed) })}
            </Text>
            <Suspense fallback={<Space h="lg" />}>
              <LegalLinks />
            </Suspense>
            <Button type="submit" loading={isBusy}>
              {t('register.submit')}
            </Button>
          </Stack>
        </form>
      </Paper>
      <Group mt="md">
        <Anchor component={Link} to="/login" size="sm">
          {t('register.signIn')}
        </Anchor>
      </Group>
    </EntryLayout>
  );
}

/** With the versions of the texts on the page: registering accepts them. */
function toBody({ confirm_password: _, ...values }: typeof empty) {
  return { ...values, terms_version: constants.termsVersion, privacy_version: constants.privacyVersion };
}
