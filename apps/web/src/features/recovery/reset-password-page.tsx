import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { recovery } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { toastSuccess } from '../../lib/toasts.ts';
import { EntryLayout } from '../../ui/entry-layout.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { useFormSubmit } from '../../ui/form/use-form-submit.ts';
import { validateWith } from '../../ui/form/validate-with.ts';
import { emptyPasswords, NewPasswordFields, unequalPasswords } from './new-password-fields.tsx';
import { secretInHash } from './secret-in-hash.ts';

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
      ...unequalPasswords(values, t('common:invalid.password_mismatch')),
    }),
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(
    form,
    async (values, write) => {
      await write(recovery.resetPassword, { body: toBody(values) });
      toastSuccess(t('reset.done'));
      await navigate('/login', { replace: true });
    },
    { failed: t('reset.failed') },
  );
  return (
    <EntryLayout width={420}>
      <Paper withBorder p="lg">
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <div>
              <Title order={1} size="h2">
                {t('reset.title')}
              </Title>
              <Text c="dimmed">{t('reset.text')}</Text>
            </div>
            <FormFailure text={failure} />
            <NewPasswordFields form={form} />
            <Button type="submit" loading={isBusy}>
              {t('reset.submit')}
            </Button>
          </Stack>
        </form>
      </Paper>
      <Group mt="md" gap="lg">
        <Anchor component={Link} to="/forgot-password" size="sm">
          {t('reset.again')}
        </Anchor>
        <Anchor component={Link} to="/login" size="sm">
          {t('signIn')}
        </Anchor>
      </Group>
    </EntryLayout>
  );
}
