import { useForm } from '@mantine/form';
import { employees } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { queries } from '../../lib/queries.ts';
import { toastSuccess } from '../../lib/toasts.tsx';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import { FormActions } from '../../ui/form-actions.tsx';
import { FormDrawer } from '../../ui/form-drawer.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { validateWith } from '../../ui/validate-with.ts';
import { EmployeeForm } from './employee-form.tsx';
import { emptyEmployee, toBody, toValues, type EmployeeValues } from './employee-values.ts';
import { mergeValues, type Merge } from './merge-values.ts';
import { StaleNotice } from './stale-notice.tsx';

/** Adds an employee, or edits the one given. */
export function EmployeeDrawer({ employee, onClose }: { employee: employees.Employee | null; onClose: () => void }) {
  const { t } = useTranslation('employees');
  const queryClient = useQueryClient();
  const reloadProject = useReloadProject();
  const [base, setBase] = useState(employee);
  const [merge, setMerge] = useState<Merge | null>(null);
  const schema = employees.createEmployee.body;
  const form = useForm<EmployeeValues>({
    initialValues: employee ? toValues(employee) : emptyEmployee,
    ...(schema && { validate: validateWith<EmployeeValues>(schema, t, toBody) }),
  });

  const save = async (values: EmployeeValues) => {
    const body = toBody(values);
    if (base === null) await call(employees.createEmployee, { body });
    else await call(employees.updateEmployee, { params: { id: base.id }, body, ifMatch: base.version });
    await reloadProject();
    toastSuccess(t(base === null ? 'added' : 'saved'));
    onClose();
  };

  /** Somebody else saved first: what is stored now is taken as the new beginning, what is typed stays. */
  const onStale = async () => {
    const people = await queryClient.fetchQuery({ ...queries.employees(), staleTime: 0 });
    const stored = people.find(({ id }) => id === base?.id);
    if (!stored || base === null) {
      setFailure(t('goneMeanwhile'));
      return;
    }
    const merged = mergeValues(toValues(base), form.getValues(), toValues(stored));
    form.setValues(merged.values);
    setMerge(merged);
    setBase(stored);
  };
  const { onSubmit, isBusy, failure, setFailure } = useFormSubmit(form, save, (error) => {
    const isStale = error instanceof ApiError && error.code === 'stale';
    if (isStale) onStale().catch(() => setFailure(error.detail));
    return isStale;
  });
  return (
    <FormDrawer isOpen title={t(employee ? 'edit' : 'add')} isDirty={form.isDirty()} onClose={onClose}>
      <EmployeeForm
        form={form}
        isNew={employee === null}
        onSubmit={onSubmit}
        notice={
          <>
            <FormFailure text={failure} />
            {merge && <StaleNotice merge={merge} />}
          </>
        }
        actions={<FormActions submitLabel={t(employee ? 'common:save' : 'add')} isBusy={isBusy} onCancel={onClose} />}
      />
    </FormDrawer>
  );
}
