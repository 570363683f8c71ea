import { Anchor, Button, Group, Select, Text, Textarea } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { constants, templates, type OnCall, isClockTime, minutesBetween, type Color } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useColorMeaning } from '../../../lib/format/device-choice.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { ColorField } from '../../../ui/form/color-field.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { fromFormValues, toFormValues, type FormValues } from '../../../lib/field-values.ts';

interface TemplateDrawerProps {
  template: templates.Template | null;
  /** The initial colour of a new template. */
  color: TemplateValues['color'];
  onClose: () => void;
}

/** A stored value as the form shows it; undefined: as it is. */
function textOf(t: TFunction, field: string, value: unknown): string | undefined {
  if (field === 'color') return t(`common:colors.${String(value)}`);
  return field === 'on_call' ? onCallName(t, value as OnCall) : undefined;
}

/** Adds a shift template, or edits the given one. */
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
      <TemplateTasks form={form} label={label('tasks')} />
      <TemplateColor form={form} label={label('color')} />
    </ResourceDrawer>
  );
}

/** What is to be done in each shift of a template; while there is nothing, one press fills in an example. */
function TemplateTasks({ form, label }: TemplateFieldProps) {
  const { t } = useTranslation('templates');
  return (
    <div>
      <Textarea label={label} description={t('tasksHelp')} autosize minRows={3} {...form.getInputProps('tasks')} />
      {form.values.tasks === '' && (
        <Button
          variant="subtle"
          size="compact-md"
          mt={4}
          onClick={() => form.setFieldValue('tasks', t('tasksExample.lines'))}
        >
          {t('tasksExample.fill')}
        </Button>
      )}
    </div>
  );
}

interface TemplateFieldProps {
  form: UseFormReturnType<TemplateValues>;
  label: string;
}

/** The colour of a template; who chooses one wants to see it in the schedule. */
function TemplateColor({ form, label }: TemplateFieldProps) {
  const [, setMeaning] = useColorMeaning();
  const choose = (chosen: Color) => {
    form.setFieldValue('color', chosen);
    setMeaning('template');
  };
  const input = { ...form.getInputProps('color'), onChange: choose };
  return (
    <>
      <ColorField label={label} input={input} />
      <ColorUse />
    </>
  );
}

/** Whether the schedule shows the colour of a template on this device, and the way to make it so. */
function ColorUse() {
  const { t } = useTranslation('templates');
  const [meaning, setMeaning] = useColorMeaning();
  return (
    <Text size="sm" role="status">
      {t(meaning === 'role' ? 'colorUse.role' : 'colorUse.template')}{' '}
      {meaning === 'role' && (
        <Anchor component="button" type="button" size="sm" onClick={() => setMeaning('template')}>
          {t('colorUse.change')}
        </Anchor>
      )}
    </Text>
  );
}

/** The kind of on-call time in words; the calendar shows the same ones on its shifts. */
export const onCallName = (t: TFunction, kind: OnCall): string =>
  kind === 'none' ? t('templates:onCall.none') : t(`schedule:words.onCall.${kind}`);

/** The form's fields carry the contract's names, so that a refusal finds its field. */
type TemplateValues = FormValues<typeof templates.fields> & {
  color: Color;
  on_call: OnCall;
  /** One a line. */
  tasks: string;
};

const emptyTemplate: Omit<TemplateValues, 'color'> = {
  ...toFormValues(templates.fields, null),
  break_minutes: 30,
  on_call: 'none',
  tasks: '',
};

function toValues(template: templates.Template): TemplateValues {
  const { color, on_call, tasks } = template;
  return { ...toFormValues(templates.fields, template), color, on_call, tasks: tasks.join('\n') };
}

function toBody(values: TemplateValues) {
  const { color, on_call, break_minutes } = values;
  const tasks = values.tasks
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    ...fromFormValues(templates.fields, { ...values, break_minutes: break_minutes || 0 }),
    color,
    on_call,
    tasks,
  };
}

/**
 * Minutes of work without the break; an end at or before the start is on the next day. Null until both times are
 * entered, and for on-call time at home, which is no work.
 */
function netMinutes({ start_time, end_time, break_minutes, on_call }: TemplateValues): number | null {
  if (on_call === 'at_home') return null;
  if (!isClockTime(start_time) || !isClockTime(end_time) || start_time === end_time) return null;
  const net = minutesBetween(start_time, end_time) - Number(break_minutes || 0);
  return net > 0 ? net : null;
}
