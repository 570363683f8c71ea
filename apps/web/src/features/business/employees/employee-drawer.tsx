import { useForm } from '@mantine/form';
import { employees, invitations } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../lib/http/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useFieldLabel } from '../../../lib/use-field-label.ts';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { EmployeeForm } from './employee-form.tsx';
import { emptyEmployee, proposedValues, toBody, toValues, type EmployeeValues } from './employee-values.ts';
import type { Write } from '../../../lib/http/use-action.ts';

interface EmployeeDrawerProps {
  employee: employees.Employee | null;
  /** Filled in and not saved yet: `role:cook`, `hours:44`. */
  proposed?: string;
  onClose: () => void;
}

/** Adds an employee, or edits the one given. */
export function EmployeeDrawer({ employee, proposed = '', onClose }: EmployeeDrawerProps) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const queryClient = useQueryClient();
  const [invites, setInvites] = useState(false);
  const schema = employees.createEmployee.body;
  const form = useForm<EmployeeValues>({
    initialValues: employee ? toValues(employee) : emptyEmployee,
    ...(schema && { validate: validateWith<EmployeeValues>(schema, t, toBody) }),
  });

  const fill = useEffectEvent(() => employee !== null && form.setValues(proposedValues(employee, proposed)));
  useEffect(() => void fill(), []);

  const submit = useEditSubmit(form, {
    stored: employee,
    toValues,
    readAgain: async ({ id }) => {
      const people = await queryClient.fetchQuery({ ...queries.employees(), staleTime: 0 });
      return people.find((person) => person.id === id);
    },
    send: async (values, base, write) => {
      const body = toBody(values);
      const done = await save(write, body, { base, invites });
      toastSuccess(t(done, { name: body.name }));
      onClose();
    },
  });
  return (
    <ResourceDrawer
      title={t(employee ? 'edit' : 'add')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t(employee ? 'common:save' : invites ? 'invite.submit' : 'add')}
      notice={<StaleNotice merge={submit.merge} labelOf={label} />}
      onClose={onClose}
    >
      <EmployeeForm form={form} isNew={employee === null} invites={invites} onInvites={setInvites} />
    </ResourceDrawer>
  );
}

/** @returns the key of what to say afterwards */
async function save(
  write: Write,
  body: ReturnType<typeof toBody>,
  { base, invites }: { base: employees.Employee | null; invites: boolean },
) {
  if (base !== null) {
    await write(employees.updateEmployee, { params: { id: base.id }, body, ifMatch: base.version });
    return 'saved';
  }
  if (!invites) {
    await write(employees.createEmployee, { body });
    return 'added';
  }
  const { state } = await write(invitations.createInvitation, { body });
  return state === 'declined' ? 'invite.declined' : 'invite.done';
}
