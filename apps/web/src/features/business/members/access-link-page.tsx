import { Alert, Anchor, Button, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { members } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../lib/http/api-client.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { ErrorState } from '../../../ui/feedback/empty-state.tsx';
import { LoadingApplication } from '../../../ui/feedback/loading-application.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { enterArea } from '../../../lib/session/enter-area.ts';

/** `/access#...`: the link of an email that asks somebody to become a member of a project. */
export function AccessLinkPage() {
  const { t } = useTranslation('members');
  const [link] = useState(() => location.hash.slice(1));
  const { user } = useSession();
  const query = useQuery({
    queryKey: ['member-link', link],
    queryFn: ({ signal }) => call(members.readMemberLink, { body: { link }, signal }),
    retry: false,
  });
  const enter = ({ access_token }: { access_token: string }) => enterArea(access_token, '/manager');
  const accept = useAction(members.acceptMemberLink, { failed: t('offer.failed'), onDone: enter });
  if (query.isPending) return <LoadingApplication />;
  return (
    <EntryLayout width={480}>
      <Stack gap="md">
        <Title order={1}>{t('link.title')}</Title>
        {query.isError ? (
          <Refused error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <>
            <Text>
              {t('link.text', {
                project: query.data.project_name,
                role: t(`abilities:role.${query.data.role}`).toLocaleLowerCase(),
              })}
            </Text>
            {user !== null ? (
              <Button size="lg" loading={accept.isBusy} onClick={() => accept.run({ body: { link } })}>
                {t('link.as', { username: user.username })}
              </Button>
            ) : (
              <>
                <NewAccount link={link} onJoined={enter} />
                <Anchor component={Link} to="/manager-login">
                  {t('link.signIn')}
                </Anchor>
              </>
            )}
          </>
        )}
      </Stack>
    </EntryLayout>
  );
}

/** Another try helps only where the server was not reached, or was busy. */
function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('members');
  if (!(error instanceof ApiError && [404, 410, 422].includes(error.status)))
    return <ErrorState text={errorText(error, t('link.failed'))} onRetry={onRetry} />;
  return (
    <Alert color="yellow" role="alert">
      {errorText(error)}
    </Alert>
  );
}

interface NewAccountProps {
  link: string;
  onJoined: (token: { access_token: string }) => void;
}

const empty = { username: '', password: '', first_name: '', last_name: '' };

function NewAccount({ link, onJoined }: NewAccountProps) {
  const { t } = useTranslation('members');
  const toBody = ({ username, password, ...names }: typeof empty) => ({
    ...Object.fromEntries(Object.entries(names).filter(([, name]) => name.trim() !== '')),
    username,
    password,
    link,
  });
  const form = useForm({
    initialValues: empty,
    validate: validateWith<typeof empty>(members.newMemberAccount, t, toBody),
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(form, async (values, write) => {
    onJoined(await write(members.joinByMemberLink, { body: toBody(values) }));
  });
  return (
    <FormFrame onSubmit={onSubmit} failure={failure}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('link.firstName')} autoComplete="given-name" {...form.getInputProps('first_name')} />
        <TextInput label={t('link.lastName')} autoComplete="family-name" {...form.getInputProps('last_name')} />
      </SimpleGrid>
      <TextInput
        label={t('link.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <NewPasswordField
        label={t('link.password')}
        username={form.values.username}
        {...form.getInputProps('password')}
      />
      <Button type="submit" size="lg" loading={isBusy}>
        {t('link.create')}
      </Button>
    </FormFrame>
  );
}
