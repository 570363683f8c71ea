import { Group, NumberInput, Radio, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { constants, templates, type OnCall } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../lib/toasts.ts';
import { queries } from '../../lib/http/queries.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { ResourceDrawer } from '../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../ui/form/stale-notice.tsx';
import { TimeField } from '../../ui/form/time-field.tsx';
import { useEditSubmit } from '../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../ui/form/validate-with.ts';
import { ColorDot } from '../../ui/color-dot.tsx';
import { onCallName } from './on-call-name.ts';
import { emptyTemplate, netMinutes, toBody, toValues, type TemplateValues } from './template-values.ts';

interface TemplateDrawerProps {
  template: templates.Template | null;
  /** The initial colour of a new template. */
  color: TemplateValues['color'];
  onClose: () => void;
}

const labels: Record<keyof TemplateValues, string> = {
  name: 'name',
  start_time: 'start',
  end_time: 'end',
  break_minutes: 'break',
  color: 'color',
  on_call: 'onCall.label',
};

/** A stored value as the form shows it; undefined: as it is. */
function textOf(t: TFunction, field: string, value: unknown): string | undefined {
  if (field === 'color') return t(`templates:colors.${String(value)}`);
  return field === 'on_call' ? onCallName(t, value as OnCall) : undefined;
}

/** Adds a shift template, or edits the given one (Spec section 5, Template). */
export function TemplateDrawer({ template, color, onClose }: TemplateDrawerProps) {
  const { t } = useTranslation('templates');
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
  const minutes = netMinutes(form.values);
  return (
    <ResourceDrawer
      title={t(template ? 'edit' : 'add')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t(template ? 'common:save' : 'add')}
      notice={
        <StaleNotice
          merge={submit.merge}
          labelOf={(field) => t(labels[field])}
          textOf={(field, value) => textOf(t, field, value)}
        />
      }
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        description={t('nameHelp')}
        required
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <Group align="flex-start" grow>
        <TimeField label={t('start')} required {...form.getInputProps('start_time')} />
        <TimeField label={t('end')} required {...form.getInputProps('end_time')} />
      </Group>
      <NumberInput
        label={t('break')}
        min={0}
        max={240}
        step={15}
        allowDecimal={false}
        {...form.getInputProps('break_minutes')}
      />
      {/* The line is reserved for its text, so that nothing below moves while the user reaches for it. */}
      <Text size="sm" role="status" mih="1.45em">
        {minutes !== null && t('net', { hours: format.minutesAsHours(minutes) })}
        {minutes !== null && form.values.end_time <= form.values.start_time && ` · ${t('nextDay')}`}
      </Text>
      <Select
        label={t('onCall.label')}
        description={t('onCall.help')}
        data={constants.onCall.map((value) => ({ value, label: onCallName(t, value) }))}
        allowDeselect={false}
        {...form.getInputProps('on_call')}
      />
      <Radio.Group label={t('color')} {...form.getInputProps('color')}>
        <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="xs" verticalSpacing="xs" mt={6}>
          {constants.colors.map((name) => (
            <Radio
              key={name}
              value={name}
              label={
                <Group gap={6} wrap="nowrap">
                  <ColorDot color={name} />
                  {t(`colors.${name}`)}
                </Group>
              }
            />
          ))}
        </SimpleGrid>
      </Radio.Group>
    </ResourceDrawer>
  );
}
