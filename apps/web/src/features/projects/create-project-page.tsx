import { Alert, Anchor, Button, Checkbox, Paper, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { projects } from '@pamaina/contract';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.tsx';
import { toastSuccess } from '../../lib/toasts.ts';
import { useTitle } from '../../lib/use-title.ts';
import { EntryLayout } from '../../ui/entry-layout.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { emptyProject, validateProject } from './project-form.ts';
import { useSelectProject } from './use-select-project.ts';

/** `/create-project`: free for test accounts; any other account is told what a project costs (Spec sections 4 and 5). */
export function CreateProjectPage() {
  const { t } = useTranslation('projects');
  const { user, refresh } = useSession();
  const navigate = useNavigate();
  const select = useSelectProject('selectFailed');
  const mustPay = user?.registration_method !== 'registration_code';
  useTitle(t('create'));
  const form = useForm({ initialValues: emptyProject, validate: (values) => validateProject(values, t, mustPay) });

  const { onSubmit, isBusy, failure, setFailure } = useFormSubmit(
    form,
    async ({ name, description }) => {
      if (user?.role === 'employee') {
        setFailure(t('price'));
        return;
      }
      const project = await call(projects.createProject, { body: { name, description } });
      await refresh();
      toastSuccess(t('created'));
      await navigate((await select(project.id)) ? '/manager' : '/select-project');
    },
    (error) => {
      const isOfField = error instanceof ApiError && Object.keys(error.errors).length > 0;
      if (!isOfField) setFailure(t('createFailed', { reason: errorText(error) }));
      return !isOfField;
    },
  );
  const { agreeToTerms, acceptPrivacy } = form.values;
  return (
    <EntryLayout width={520}>
      <Paper withBorder p="lg">
        <form onSubmit={onSubmit} noValidate>
          <Stack gap="md">
            <div>
              <Title order={1} size="h2">
                {t('create')}
              </Title>
              <Text c="dimmed">{t('createText')}</Text>
            </div>
            {mustPay && (
              <Alert color="blue" icon={<Info size={18} aria-hidden />}>
                {t('price')}
              </Alert>
            )}
            <FormFailure text={failure} />
            <TextInput label={t('name')} placeholder={t('namePlaceholder')} {...form.getInputProps('name')} />
            <Textarea label={t('description')} autosize minRows={2} {...form.getInputProps('description')} />
            {mustPay && (
              <TextInput
                label={t('email')}
                description={t('emailHelp')}
                type="email"
                autoComplete="email"
                {...form.getInputProps('email')}
              />
            )}
            <Checkbox label={t('terms')} {...form.getInputProps('agreeToTerms', { type: 'checkbox' })} />
            <Checkbox label={t('privacy')} {...form.getInputProps('acceptPrivacy', { type: 'checkbox' })} />
            <Button type="submit" loading={isBusy} disabled={!agreeToTerms || !acceptPrivacy}>
              {t('create')}
            </Button>
          </Stack>
        </form>
      </Paper>
      <Anchor component={Link} to="/select-project" size="sm" mt="md" display="inline-block">
        {t('back')}
      </Anchor>
    </EntryLayout>
  );
}
