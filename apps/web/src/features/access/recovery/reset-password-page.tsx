import { Anchor, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { recovery } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { emptyPasswords, NewPasswordFields, unequalPasswords } from './new-password-fields.tsx';
import { secretInHash } from './secret-in-hash.ts';
import { EntryForm } from './entry-form.tsx';

/** `/reset-password#...`: the link of an email. Opening the page uses nothing up. */
export function ResetPasswordPage() {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const [token] = useState(secretInHash);
  const schema = recovery.resetPassword.body;
  const toBody = ({ password }: typeof emptyPasswords) => ({ token, password });
  const form = useForm({
    initialValues: emptyPasswords,
    validate: (values) => ({
      ...(schema && validateWith<typeof emptyPasswords>(schema, t, toBody)(values)),
      ...unequalPasswords(values, t('invalid:password_mismatch')),
    }),
  });
  const submit = useFormSubmit(
    form,
    async (values, write) => {
      await write(recovery.resetPassword, { body: toBody(values) });
      toastSuccess(t('reset.done'));
      await navigate('/login', { replace: true });
    },
    { failed: t('reset.failed') },
  );
  return (
    <EntryForm
      title={t('reset.title')}
      text={t('reset.text')}
      submit={submit}
      links={
        <>
          <Anchor component={Link} to="/forgot-password" size="sm">
            {t('reset.again')}
          </Anchor>
          <Anchor component={Link} to="/login" size="sm">
            {t('signIn')}
          </Anchor>
        </>
      }
    >
      <NewPasswordFields form={form} />
      <Button type="submit" loading={submit.isBusy}>
        {t('reset.submit')}
      </Button>
    </EntryForm>
  );
}
