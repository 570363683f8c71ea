import { Anchor, Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { recovery } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../lib/session/session.tsx';
import { EntryLayout } from '../../ui/entry-layout.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { useFormSubmit } from '../../ui/form/use-form-submit.ts';
import { validateWith } from '../../ui/form/validate-with.ts';
import { emptyPasswords, NewPasswordFields, unequalPasswords } from './new-password-fields.tsx';

const empty = { code: '', ...emptyPasswords };

/** `/sign-in-code`, with the code behind `#` where its QR code was read: an employee chooses a password with it. */
export function SignInCodePage() {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const { start } = useSession();
  const schema = recovery.useSignInCode.body;
  const toBody = ({ code, password }: typeof empty) => ({ code, password });
  const form = useForm({
    initialValues: { ...empty, code: location.hash.slice(1, 41) },
    validate: (values) => ({
      ...(schema && validateWith<typeof empty>(schema, t, toBody)(values)),
      ...unequalPasswords(values, t('common:invalid.password_mismatch')),
    }),
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(
    form,
    async (values, write) => {
      const { access_token } = await write(recovery.useSignInCode, { body: toBody(values) });
      await start(access_token);
      await navigate('/worker', { replace: true });
    },
    { failed: t('code.failed') },
  );
  return (
    <EntryLayout width={420}>
      <Paper withBorder p="lg">
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <div>
              <Title order={1} size="h2">
                {t('code.title')}
              </Title>
              <Text c="dimmed">{t('code.text')}</Text>
            </div>
            <FormFailure text={failure} />
            <TextInput
              label={t('code.label')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps('code')}
            />
            <NewPasswordFields form={form} />
            <Button type="submit" loading={isBusy}>
              {t('code.submit')}
            </Button>
          </Stack>
        </form>
      </Paper>
      <Group mt="md" gap="lg">
        <Anchor component={Link} to="/worker-login" size="sm">
          {t('signIn')}
        </Anchor>
      </Group>
    </EntryLayout>
  );
}
