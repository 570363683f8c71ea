import { Group, Select, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { constants, templates, type OnCall } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../lib/toasts.ts';
import { queries } from '../../lib/http/queries.ts';
import { useFieldLabel } from '../../lib/use-field-label.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { ResourceDrawer } from '../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../ui/form/validate-with.ts';
import { ColorField } from '../../ui/form/color-field.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { onCallName } from './on-call-name.ts';
import { emptyTemplate, netMinutes, toBody, toValues, type TemplateValues } from './template-values.ts';

interface TemplateDrawerProps {
  template: templates.Template | null;
  /** The initial colour of a new template. */
  color: TemplateValues['color'];
  onClose: () => void;
}

/** A stored value as the form shows it; undefined: as it is. */
function textOf(t: TFunction, field: string, value: unknown): string | undefined {
  if (field === 'color') return t(`templates:colors.${String(value)}`);
  return field === 'on_call' ? onCallName(t, value as OnCall) : undefined;
}

/** Adds a shift template, or edits the given one (Spec section 5, Template). */
export function TemplateDrawer({ template, color, onClose }: TemplateDrawerProps) {
  const { t } = useTranslation('templates');
  const label = useFieldLabel('template');
  const format = useFormat();
  const client = useQueryClient();
  const schema = templates.createTemplate.body;
  const form = useForm<TemplateValues>({
    initialValues: template ? toValues(template) : { ...emptyTemplate, color },
    ...(schema && { validate: validateWith<TemplateValues>(schema, t, toBody) }),
  });
  const submit = useEditSubmit(form, {
    stored: template,
    toValues,
    readAgain: async ({ name }) => {
      const list = await client.fetchQuery({ ...queries.templates(), staleTime: 0 });
      return list.find((one) => one.name === name);
    },
    send: async (values, base, write) => {
      const body = toBody(values);
      if (base === null) await write(templates.createTemplate, { body });
      else await write(templates.updateTemplate, { params: { name: base.name }, body, ifMatch: base.version });
      // A new name also appears in requirements and shifts.
      toastSuccess(t(base === null ? 'added' : 'saved'));
      onClose();
    },
  });
  const described = (name: keyof typeof templates.fields, own?: Partial<ComponentProps<typeof FormField>>) => (
    <FormField field={templates.fields[name]} label={label(name)} input={form.getInputProps(name)} {...own} />
  );
  const minutes = netMinutes(form.values);
  return (
    <ResourceDrawer
      title={t(template ? 'edit' : 'add')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t(template ? 'common:save' : 'add')}
      notice={<StaleNotice merge={submit.merge} labelOf={label} textOf={(field, value) => textOf(t, field, value)} />}
      onClose={onClose}
    >
      {described('name', { description: t('nameHelp') })}
      <Group align="flex-start" grow>
        {described('start_time')}
        {described('end_time')}
      </Group>
      {described('break_minutes', { isRequired: false })}
      {/* The line is reserved for its text, so that nothing below moves while the user reaches for it. */}
      <Text size="sm" role="status" mih="1.45em">
        {minutes !== null && t('net', { hours: format.minutesAsHours(minutes) })}
        {minutes !== null && form.values.end_time <= form.values.start_time && ` · ${t('nextDay')}`}
      </Text>
      <Select
        label={label('on_call')}
        description={t('onCall.help')}
        data={constants.onCall.map((value) => ({ value, label: onCallName(t, value) }))}
        allowDeselect={false}
        {...form.getInputProps('on_call')}
      />
      <Textarea
        label={label('tasks')}
        description={t('tasksHelp')}
        autosize
        minRows={3}
        {...form.getInputProps('tasks')}
      />
      <ColorField label={label('color')} nameOf={(one) => t(`colors.${one}`)} input={form.getInputProps('color')} />
    </ResourceDrawer>
  );
}
