import { Alert, Button, Checkbox, CopyButton, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { webhooks } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Copy, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../lib/toasts.ts';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { webhookQueries } from './webhook-queries.ts';

type Webhook = webhooks.Webhook;

interface WebhookValues {
  url: string;
  events: webhooks.WebhookEvent[];
  active: boolean;
}

const toValues = ({ url, events, active }: Webhook): WebhookValues => ({ url, events, active });

interface WebhookDrawerProps {
  /** Null: a new one. */
  stored: Webhook | null;
  onClose: () => void;
}

/** Adds a webhook and then shows its secret, once; or edits the given one. */
export function WebhookDrawer({ stored, onClose }: WebhookDrawerProps) {
  const { t } = useTranslation('webhooks');
  const client = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const schema = webhooks.updateWebhook.body;
  const form = useForm<WebhookValues>({
    initialValues: stored
      ? toValues(stored)
      : { url: 'https://', events: [...webhooks.webhookEventNames], active: true },
    ...(schema && { validate: validateWith<WebhookValues>(schema, t) }),
  });
  const submit = useEditSubmit(form, {
    stored,
    toValues,
    readAgain: async ({ id }) => {
      const list = await client.fetchQuery({ ...webhookQueries.list(), staleTime: 0 });
      return list.find((one) => one.id === id);
    },
    send: async ({ url, events, active }, base, write) => {
      if (base === null) {
        setSecret((await write(webhooks.createWebhook, { body: { url, events } })).secret);
        return;
      }
      const body = { url, events, active };
      await write(webhooks.updateWebhook, { params: { id: base.id }, body, ifMatch: base.version });
      toastSuccess(t('saved'));
      onClose();
    },
  });
  if (secret !== null) return <SecretOnce secret={secret} onClose={onClose} />;
  return (
    <ResourceDrawer
      title={t(stored ? 'edit' : 'add')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t(stored ? 'common:save' : 'add')}
      notice={<StaleNotice merge={submit.merge} labelOf={(field) => t(field === 'events' ? 'eventsTitle' : field)} />}
      onClose={onClose}
    >
      <TextInput
        label={t('url')}
        description={t('urlHelp')}
        required
        type="url"
        maxLength={500}
        autoComplete="off"
        {...form.getInputProps('url')}
      />
      <Checkbox.Group label={t('eventsTitle')} description={t('eventsHelp')} {...form.getInputProps('events')}>
        <Stack gap="xs" my="xs">
          {webhooks.webhookEventNames.map((name) => (
            <Checkbox key={name} value={name} label={t(`events.${name.replace('.', '_')}`)} description={name} />
          ))}
        </Stack>
      </Checkbox.Group>
      {stored && <Switch label={t('active')} {...form.getInputProps('active', { type: 'checkbox' })} />}
    </ResourceDrawer>
  );
}

function SecretOnce({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('webhooks');
  return (
    <FormDrawer isOpen title={t('secretTitle')} isDirty={false} onClose={onClose}>
      <Stack gap="md">
        <Alert color="yellow" icon={<KeyRound size={20} aria-hidden />}>
          {t('secretOnce')}
        </Alert>
        <TextInput label={t('secret')} readOnly value={secret} onFocus={(event) => event.currentTarget.select()} />
        <Text size="sm" c="dimmed">
          {t('secretHelp')}
        </Text>
        <Group>
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
                onClick={copy}
              >
                {t(copied ? 'copied' : 'copy')}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>{t('secretStored')}</Button>
        </Group>
      </Stack>
    </FormDrawer>
  );
}
