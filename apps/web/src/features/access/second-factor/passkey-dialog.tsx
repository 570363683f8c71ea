import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { secondFactor } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { createPasskey } from './passkeys.ts';

interface PasskeyDialogProps {
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}

/** Names a new passkey; the browser then creates it in its own dialog. */
export function PasskeyDialog({ onClose, onDone }: PasskeyDialogProps) {
  const { t } = useTranslation('second-factor');
  const form = useForm({
    initialValues: { name: t('passkeys.usual') },
    validate: { name: (value) => (value.trim() === '' ? t('invalid:required') : null) },
  });
  const { onSubmit, isBusy, failure, setFailure } = useFormSubmit(
    form,
    async ({ name }, write) => {
      const { id, options } = await write(secondFactor.getNewPasskeyOptions, {});
      const answer = await createPasskey(options);
      const { recovery_codes } = await write(secondFactor.addPasskey, { body: { name, id, answer } });
      toastSuccess(t('passkeys.done'));
      onDone(recovery_codes);
    },
    {
      onRefused: (error) => {
        if (error instanceof ApiError || !(error instanceof Error)) return false;
        setFailure(error.message);
        return true;
      },
    },
  );
  return (
    <Dialog onClose={onClose} title={t('passkeys.add')}>
      <FormFrame onSubmit={onSubmit} failure={failure} head={<Text>{t('passkeys.text')}</Text>}>
        <TextInput
          label={t('passkeys.name')}
          description={t('passkeys.nameHelp')}
          autoComplete="off"
          maxLength={60}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <FormActions submitLabel={t('passkeys.add')} isBusy={isBusy} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  );
}
