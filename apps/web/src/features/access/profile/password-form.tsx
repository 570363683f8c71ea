import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { session } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../lib/toasts.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';

const empty = { current_password: '', new_password: '', confirm_password: '' };

interface PasswordFormProps {
  currentLabel: string;
  onChanged?: () => Promise<void>;
}

/** Current, new and confirm. */
export function PasswordForm({ currentLabel, onChanged }: PasswordFormProps) {
  const { t } = useTranslation('settings');
  const schema = session.changePassword.body;
  const form = useForm({
    initialValues: empty,
    validate: (values) => ({
      ...(schema && validateWith<typeof empty>(schema, t)(values)),
      ...(values.new_password === values.confirm_password ? {} : { confirm_password: t('invalid:password_mismatch') }),
    }),
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(
    form,
    async (values, write) => {
      await write(session.changePassword, { body: values });
      form.reset();
      toastSuccess(t('passwordChanged'));
      await onChanged?.();
    },
    { failed: t('common:error.settingsNotSaved') },
  );
  return (
    <FormFrame onSubmit={onSubmit} failure={failure}>
      <PasswordField label={currentLabel} autoComplete="current-password" {...form.getInputProps('current_password')} />
      <NewPasswordField label={t('newPassword')} {...form.getInputProps('new_password')} />
      <PasswordField
        label={t('confirmNewPassword')}
        autoComplete="new-password"
        {...form.getInputProps('confirm_password')}
      />
      <Button type="submit" loading={isBusy}>
        {t('changePassword')}
      </Button>
    </FormFrame>
  );
}
