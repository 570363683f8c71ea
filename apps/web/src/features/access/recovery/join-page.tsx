import { Alert, Anchor, Button, Space, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { constants, invitations } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { loadTexts } from '../../../i18n/index.ts';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { LoadingApplication } from '../../../ui/feedback/loading-application.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { emptyPasswords, NewPasswordFields, unequalPasswords } from './new-password-fields.tsx';
import { secretInHash } from './secret-in-hash.ts';
import { usernameFrom } from './username-from.ts';
import { EntryForm } from './entry-form.tsx';

const LegalLinks = lazy(async () => {
  const [{ LegalLinks: Links }] = await Promise.all([import('../legal/index.ts'), loadTexts('legal')]);
  return { default: Links };
});

const empty = { name: '', username: '', email: '', ...emptyPasswords };

/** `/join#...`: the link or QR code of a team. Who signs up here waits until a manager approves. */
export function JoinPage() {
  const { t } = useTranslation('recovery');
  const [token] = useState(secretInHash);
  const { data, error } = useQuery({
    queryKey: ['join-link', token],
    queryFn: ({ signal }) => call(invitations.readJoinLink, { params: { token }, signal }),
    retry: false,
  });
  if (error !== null)
    return (
      <EntryLayout width={420}>
        <Stack gap="md">
          <Title order={1}>{t('join.title')}</Title>
          <Alert color="yellow" role="alert">
            {errorText(error)}
          </Alert>
          <Anchor component={Link} to="/worker-login">
            {t('signIn')}
          </Anchor>
        </Stack>
      </EntryLayout>
    );
  if (data === undefined) return <LoadingApplication />;
  return <JoinForm token={token} project={data.project} />;
}

function JoinForm({ token, project }: { token: string; project: string }) {
  const { t } = useTranslation('recovery');
  const navigate = useNavigate();
  const { start } = useSession();
  const schema = invitations.askToJoin.body;
  const form = useForm({
    initialValues: empty,
    validate: (values) => ({
      ...(schema && validateWith<typeof empty>(schema, t, toBody)(values)),
      ...unequalPasswords(values, t('invalid:password_mismatch')),
    }),
  });
  const submit = useFormSubmit(
    form,
    async (values, write) => {
      const { access_token } = await write(invitations.askToJoin, { params: { token }, body: toBody(values) });
      await start(access_token);
      await navigate('/worker', { replace: true });
    },
    { failed: t('join.failed') },
  );
  return (
    <EntryForm
      title={t('join.heading', { project })}
      text={t('join.text')}
      submit={submit}
      links={
        <Anchor component={Link} to="/worker-login" size="sm">
          {t('signIn')}
        </Anchor>
      }
    >
      <PersonFields form={form} />
      <NewPasswordFields form={form} />
      <Text size="sm">{t('session:register.agree')}</Text>
      <Suspense fallback={<Space h="lg" />}>
        <LegalLinks />
      </Suspense>
      <Button type="submit" loading={submit.isBusy}>
        {t('join.submit')}
      </Button>
    </EntryForm>
  );
}

function PersonFields({ form }: { form: UseFormReturnType<typeof empty> }) {
  const { t } = useTranslation('recovery');
  // Nobody has to invent a username: it follows the name until it is typed over.
  const changeName = (name: string) => {
    const isFollowing = form.values.username === usernameFrom(form.values.name);
    form.setValues({ name, ...(isFollowing && { username: usernameFrom(name) }) });
  };
  return (
    <>
      <TextInput
        label={t('join.name')}
        autoComplete="name"
        {...form.getInputProps('name')}
        onChange={(event) => changeName(event.currentTarget.value)}
      />
      <TextInput
        label={t('session:username')}
        description={t('join.usernameHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <TextInput
        label={t('join.email')}
        description={t('join.emailHelp')}
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
    </>
  );
}

const toBody = ({ name, username, email, password }: typeof empty) => ({
  name,
  username,
  password,
  ...(email.trim() !== '' && { email }),
  terms_version: constants.termsVersion,
  privacy_version: constants.privacyVersion,
});
