import { useForm } from '@mantine/form';
import { payrollExports, payrollPresets, type PayrollPreset } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { presetValues, toBody, toValues, type ExportValues } from './export-values.ts';
import { payrollExportQueries, usePayrollWords } from './payroll-export-queries.ts';

type Stored = payrollExports.PayrollExport;

/** The form of a named export: a new one starts with the first preset. `done` is called once it is saved. */
export function useExportForm(stored: Stored | null, done: () => void) {
  const { t } = useTranslation('payroll-exports');
  const { columnName } = usePayrollWords();
  const client = useQueryClient();
  const fromPreset = (preset: PayrollPreset) => presetValues(preset, columnName);
  const [initialValues] = useState(() => (stored ? toValues(stored) : { name: '', ...fromPreset(firstPreset()) }));
  const schema = payrollExports.createPayrollExport.body;
  const form = useForm<ExportValues>({
    initialValues,
    ...(schema && { validate: validateWith<ExportValues>(schema, t, toBody) }),
  });
  const submit = useEditSubmit<Stored, ExportValues>(form, {
    stored,
    toValues,
    readAgain: async ({ id }) => {
      const list = await client.fetchQuery({ ...payrollExportQueries.list(), staleTime: 0 });
      return list.find((one) => one.id === id);
    },
    send: async (values, base, write) => {
      const body = toBody(values);
      if (base === null) await write(payrollExports.createPayrollExport, { body });
      else await write(payrollExports.updatePayrollExport, { params: { id: base.id }, body, ifMatch: base.version });
      done();
    },
  });
  /** Replaces everything except the name. */
  const takePreset = (preset: PayrollPreset) => {
    form.setValues(fromPreset(preset));
    form.clearErrors();
  };
  return { form, takePreset, submit };
}

export function firstPreset(): PayrollPreset {
  const [first] = payrollPresets;
  if (first === undefined) throw new Error('there are no presets');
  return first;
}
