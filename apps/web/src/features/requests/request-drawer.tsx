import { Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { requests } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../lib/toasts.ts';
import { ResourceDrawer } from '../../ui/form/resource-drawer.tsx';
import { useFormSubmit } from '../../ui/form/use-form-submit.ts';
import { validateWith } from '../../ui/form/validate-with.ts';

type RequestValues = Pick<requests.GeneralRequest, 'type' | 'title' | 'reason' | 'priority'>;

/** An employee writes a request to the manager. */
export function RequestDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('requests');
  const form = useForm<RequestValues>({
    initialValues: { type: 'schedule_change', title: '', reason: '', priority: 'normal' },
    validate: requests.createRequest.body ? validateWith<RequestValues>(requests.createRequest.body, t) : {},
  });
  const submit = useFormSubmit(form, async (body, write) => {
    await write(requests.createRequest, { body });
    toastSuccess(t('sent'));
    onClose();
  });
  return (
    <ResourceDrawer title={t('add')} isDirty={form.isDirty()} submit={submit} submitLabel={t('send')} onClose={onClose}>
      <Select
        label={t('kind')}
        data={requests.requestTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        {...form.getInputProps('type')}
      />
      <TextInput label={t('name')} required autoComplete="off" {...form.getInputProps('title')} />
      <Textarea label={t('reason')} required autosize minRows={3} {...form.getInputProps('reason')} />
      <Select
        label={t('urgency')}
        data={requests.requestPriorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
        {...form.getInputProps('priority')}
      />
    </ResourceDrawer>
  );
}
