import { Anchor, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { recovery } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../../../lib/session/session.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { emptyPasswords, NewPasswordFields, unequalPasswords } from './new-password-fields.tsx';
import { EntryForm } from './entry-form.tsx';

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
      ...unequalPasswords(values, t('invalid:password_mismatch')),
    }),
  });
  const submit = useFormSubmit(
    form,
    async (values, write) => {
      const { access_token } = await write(recovery.useSignInCode, { body: toBody(values) });
      await start(access_token);
      await navigate('/worker', { replace: true });
    },
    { failed: t('code.failed') },
  );
  return (
    <EntryForm
      title={t('code.title')}
      text={t('code.text')}
      submit={submit}
      links={
        <Anchor component={Link} to="/worker-login" size="sm">
          {t('signIn')}
        </Anchor>
      }
    >
      <TextInput
        label={t('code.label')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('code')}
      />
      <NewPasswordFields form={form} />
      <Button type="submit" loading={submit.isBusy}>
        {t('code.submit')}
      </Button>
    </EntryForm>
  );
}
