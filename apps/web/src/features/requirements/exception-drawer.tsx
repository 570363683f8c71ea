import { Autocomplete, NumberInput, Select } from '@mantine/core';
import { useForm } from '@mantine/form';
import { requirements, type templates } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../lib/http/queries.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useRoleNames } from '../../lib/format/use-role-names.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { ResourceDrawer } from '../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../ui/form/validate-with.ts';

interface ExceptionValues {
  date: string | null;
  template: string;
  role: string;
  count: number | string;
}

interface ExceptionDrawerProps {
  exception: requirements.Requirement | null;
  /** The date of a new exception. */
  date?: string | null;
  templateList: readonly templates.Template[];
  onClose: () => void;
}

/** A number for one date in place of the standard; 0 means that no one is needed (Decisions, Requirements). */
export function ExceptionDrawer({ exception, date = null, templateList, onClose }: ExceptionDrawerProps) {
  const { t } = useTranslation('requirements');
  const { suggested } = useRoleNames();
  const client = useQueryClient();
  const form = useForm<ExceptionValues>({
    initialValues: exception ? toValues(exception) : { date, template: '', role: '', count: 1 },
    validate: (values) => ({
      ...(requirements.createRequirement.body &&
        validateWith<ExceptionValues>(requirements.createRequirement.body, t, toBody)(values)),
      ...(values.date === null ? { date: t('common:invalid.required') } : {}),
    }),
  });
  const submit = useEditSubmit(form, {
    stored: exception,
    toValues,
    readAgain: async ({ id }) => {
      const list = await client.fetchQuery({ ...queries.requirements(), staleTime: 0 });
      return list.find((one) => one.id === id);
    },
    send: async (values, base, write) => {
      const body = toBody(values);
      if (base) await write(requirements.updateRequirement, { params: { id: base.id }, body, ifMatch: base.version });
      else await write(requirements.createRequirement, { body });
      toastSuccess(t('exceptionSaved'));
      onClose();
    },
  });
  return (
    <ResourceDrawer
      title={t(exception ? 'editException' : 'addException')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t('common:save')}
      notice={<StaleNotice merge={submit.merge} labelOf={(field) => t(field)} />}
      onClose={onClose}
    >
      <DateField label={t('date')} required {...form.getInputProps('date')} />
      <Select
        label={t('template')}
        required
        data={templateList.map(({ name }) => name)}
        {...form.getInputProps('template')}
      />
      <Autocomplete label={t('role')} required data={suggested} maxLength={60} {...form.getInputProps('role')} />
      <NumberInput
        label={t('count')}
        description={t('countHelp')}
        required
        min={0}
        max={200}
        allowDecimal={false}
        {...form.getInputProps('count')}
      />
    </ResourceDrawer>
  );
}

function toValues({ date, template, role, count }: requirements.Requirement): ExceptionValues {
  return { date, template, role, count };
}

function toBody({ date, template, role, count }: ExceptionValues) {
  return { date, template, role, count: count === '' ? Number.NaN : Number(count) };
}
