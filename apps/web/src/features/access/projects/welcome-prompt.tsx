import { Button, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { settings } from '@pamaina/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { forgetGreeting, greetingOf } from './welcome.ts';

/**
 * Greets the manager of a new project and lets them confirm or change its
 * name.
 */
export function WelcomePrompt() {
  const { t } = useTranslation('payments');
  const { project } = useSession();
  const [isOpen, setOpen] = useState(true);
  // The name was typed a moment ago: it is shown, and editing it is optional.
  const [isNaming, setNaming] = useState(false);
  const news = greetingOf(project?.id ?? null);
  useEffect(() => {
    if (news !== null && news !== '') toastSuccess(news);
  }, [news]);
  const close = () => {
    forgetGreeting();
    setOpen(false);
  };
  const { body } = settings.updateProjectSettings;
  const form = useForm({
    initialValues: { name: project?.name ?? '' },
    ...(body && { validate: validateWith<{ name: string }>(body, t) }),
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(form, async ({ name }, write) => {
    if (name.trim() !== project?.name) {
      const { version, description } = await call(settings.getProjectSettings, {});
      await write(settings.updateProjectSettings, { body: { name, description }, ifMatch: version });
    }
    close();
  });
  return (
    <Dialog opened={isOpen} onClose={close} title={t('welcome.title')}>
      <FormFrame onSubmit={onSubmit} failure={failure} head={<Text>{t('welcome.text')}</Text>}>
        {isNaming ? (
          <TextInput autoFocus label={t('projects:name')} {...form.getInputProps('name')} />
        ) : (
          <Text fw={600}>{project?.name}</Text>
        )}
        <Group justify="flex-end">
          {!isNaming && (
            <Button variant="default" onClick={() => setNaming(true)}>
              {t('welcome.rename')}
            </Button>
          )}
          <Button type="submit" data-autofocus loading={isBusy}>
            {t('welcome.begin')}
          </Button>
        </Group>
      </FormFrame>
    </Dialog>
  );
}
