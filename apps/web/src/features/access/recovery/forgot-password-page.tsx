import { Alert, Anchor, Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { recovery } from '@pamaina/contract';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { EntryForm } from './entry-form.tsx';

const empty = { login: '' };

/** `/forgot-password`: says the same whether there is such an account or not. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('recovery');
  const [isSent, setSent] = useState(false);
  const schema = recovery.forgotPassword.body;
  const form = useForm({
    initialValues: empty,
    ...(schema && { validate: validateWith<typeof empty>(schema, t) }),
    onValuesChange: () => setSent(false),
  });
  const submit = useFormSubmit(
    form,
    async (body, write) => {
      await write(recovery.forgotPassword, { body });
      setSent(true);
    },
    { failed: t('forgot.failed') },
  );
  return (
    <EntryForm
      title={t('forgot.title')}
      text={t('forgot.text')}
      submit={submit}
      links={
        <>
          <Anchor component={Link} to="/login" size="sm">
            {t('signIn')}
          </Anchor>
        </>
      }
    >
      <TextInput
        label={t('forgot.login')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('login')}
      />
      {isSent ? (
        <Alert color="gray" role="status" icon={<MailCheck size={18} aria-hidden />}>
          {t('forgot.sent')}
        </Alert>
      ) : (
        <Button type="submit" loading={submit.isBusy}>
          {t('forgot.submit')}
        </Button>
      )}
      <Text size="sm">{t('forgot.noMail')}</Text>
      <Anchor component={Link} to="/sign-in-code" size="sm">
        {t('forgot.code')}
      </Anchor>
    </EntryForm>
  );
}
