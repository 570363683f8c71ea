import { Alert, Button, CopyButton, Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { employees } from '@pamaina/contract';
import { Check, Copy, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { FormActions } from '../../../../ui/form/form-actions.tsx';
import { FormFrame } from '../../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../../ui/form/validate-with.ts';
import { generatePassword } from './generate-password.ts';

interface CreateLoginDialogProps {
  employee: employees.Employee;
  onClose: () => void;
}

/**
 * Creates a login for an employee: the ID as username and a temporary password that is replaced at the first sign-in.
 */
export function CreateLoginDialog({ employee, onClose }: CreateLoginDialogProps) {
  const { t } = useTranslation('employees');
  const [isDone, setDone] = useState(false);
  const schema = employees.createLogin.body;
  const form = useForm({
    initialValues: { password: generatePassword() },
    ...(schema && { validate: validateWith<{ password: string }>(schema, t) }),
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(
    form,
    async (body, write) => {
      await write(employees.createLogin, { params: { id: employee.id }, body });
      setDone(true);
    },
    { failed: t('login.failed') },
  );
  return (
    <Dialog onClose={onClose} title={t('login.title')}>
      <FormFrame onSubmit={onSubmit} failure={failure}>
        <Text>{t('login.employee', { name: employee.name })}</Text>
        <TextInput label={t('login.username')} value={employee.id} readOnly />
        <TextInput
          label={t('login.password')}
          description={t('login.passwordHelp')}
          autoComplete="off"
          spellCheck={false}
          readOnly={isDone}
          {...form.getInputProps('password')}
        />
        <Group gap="xs">
          {!isDone && (
            <Button
              variant="default"
              leftSection={<RefreshCw size={16} aria-hidden />}
              onClick={() => form.setFieldValue('password', generatePassword())}
            >
              {t('login.generate')}
            </Button>
          )}
          <CopyCredentials username={employee.id} password={form.values.password} />
        </Group>
        {isDone && (
          <Alert color="gray" role="status" icon={<Check size={18} aria-hidden />}>
            {t('login.done')}
          </Alert>
        )}
        {isDone ? (
          <Group justify="flex-end">
            <Button onClick={onClose}>{t('common:close')}</Button>
          </Group>
        ) : (
          <FormActions submitLabel={t('login.create')} isBusy={isBusy} onCancel={onClose} />
        )}
      </FormFrame>
    </Dialog>
  );
}

function CopyCredentials({ username, password }: { username: string; password: string }) {
  const { t } = useTranslation('employees');
  return (
    <CopyButton value={t('login.message', { username, password })}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          leftSection={copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          onClick={copy}
        >
          {t(copied ? 'common:copied' : 'login.copy')}
        </Button>
      )}
    </CopyButton>
  );
}
