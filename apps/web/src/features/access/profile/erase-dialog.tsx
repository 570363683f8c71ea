import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { privacy } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { FormActions } from '../../../ui/form/form-actions.tsx';

/** Shows what is erased and what stays, requires the password, and ends the session with the account. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const { role, signOut } = useSession();
  const schema = privacy.eraseAccount.body;
  const form = useForm({
    initialValues: { password: '' },
    ...(schema && { validate: validateWith<{ password: string }>(schema, t) }),
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(form, async (body, write) => {
    await write(privacy.eraseAccount, { body });
    // In place of that one has signed out.
    void signOut().finally(() => toastSuccess(t('data.erased')));
  });
  return (
    <Dialog onClose={onClose} title={t('data.eraseTitle')}>
      <FormFrame
        onSubmit={onSubmit}
        failure={failure}
        head={<Text>{t(role === 'manager' ? 'data.eraseManager' : 'data.eraseEmployee')}</Text>}
      >
        <PasswordField label={t('data.password')} autoComplete="current-password" {...form.getInputProps('password')} />
        <FormActions submitLabel={t('data.erase')} isWarning isBusy={isBusy} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  );
}
