import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { NewPasswordField } from '../../../ui/form/new-password-field.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';

export const emptyPasswords = { password: '', confirm_password: '' };

type Passwords = typeof emptyPasswords;

/** A mistyped password would lock its owner out again. */
export const unequalPasswords = ({ password, confirm_password }: Passwords, text: string) =>
  password === confirm_password ? {} : { confirm_password: text };

/** A new password, twice. */
export function NewPasswordFields<Values extends Passwords>({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation('session');
  return (
    <>
      <NewPasswordField label={t('password')} {...form.getInputProps('password')} />
      <PasswordField
        label={t('confirmPassword')}
        autoComplete="new-password"
        {...form.getInputProps('confirm_password')}
      />
    </>
  );
}
