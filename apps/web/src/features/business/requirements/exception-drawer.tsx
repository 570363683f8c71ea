import { useForm } from '@mantine/form';
import { requirements, type templates } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { fromFormValues, toFormValues, type FormValues } from '../../../lib/field-values.ts';
import { queries } from '../../../lib/http/queries.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';

type ExceptionValues = FormValues<typeof requirements.fields>;

interface ExceptionDrawerProps {
  exception: requirements.Requirement | null;
  /** The date of a new exception. */
  date?: string | null;
  templateList: readonly templates.Template[];
  onClose: () => void;
}

/** A number for one date in place of the standard; 0 means that no one is needed. */
export function ExceptionDrawer({ exception, date = null, templateList, onClose }: ExceptionDrawerProps) {
  const { t } = useTranslation('requirements');
  const label = useFieldLabel('requirement');
  const { suggested } = useRoleNames();
  const client = useQueryClient();
  const form = useForm<ExceptionValues>({
    initialValues: exception ? toValues(exception) : { ...toValues(null), date, count: 1 },
    validate: (values) => ({
      ...(requirements.createRequirement.body &&
        validateWith<ExceptionValues>(requirements.createRequirement.body, t, toBody)(values)),
      ...(values.date === null ? { date: t('invalid:required') } : {}),
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
      onClose();
    },
  });
  const described = (name: keyof ExceptionValues, own: Partial<ComponentProps<typeof FormField>>) => (
    <FormField field={requirements.fields[name]} label={label(name)} input={form.getInputProps(name)} {...own} />
  );
  return (
    <ResourceDrawer
      title={t(exception ? 'editException' : 'addException')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t('common:save')}
      notice={<StaleNotice merge={submit.merge} labelOf={label} />}
      onClose={onClose}
    >
      {described('date', { isRequired: true })}
      {described('template', { suggestions: templateList.map(({ name }) => name) })}
      {described('role', { suggestions: suggested })}
      {described('count', { description: t('countHelp') })}
    </ResourceDrawer>
  );
}

const toValues = (stored: requirements.Requirement | null) => toFormValues(requirements.fields, stored);
const toBody = (values: ExceptionValues) => fromFormValues(requirements.fields, values);
