import { Anchor, Box, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { secondFactor } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { FormActions } from '../../../ui/form/form-actions.tsx';

interface TotpDialogProps {
  secret: string;
  uri: string;
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}

/** The secret as a QR code and as text, and the first code that the app shows for it. */
export function TotpDialog({ secret, uri, onClose, onDone }: TotpDialogProps) {
  const { t } = useTranslation('second-factor');
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => (value.trim() === '' ? t('ways.required') : null) },
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(form, async (body, write) => {
    const { recovery_codes } = await write(secondFactor.confirmTotp, { body });
    toastSuccess(t('totp.done'));
    onDone(recovery_codes);
  });
  return (
    <Dialog onClose={onClose} title={t('totp.setUp')} closeOnClickOutside={false}>
      <FormFrame
        onSubmit={onSubmit}
        failure={failure}
        head={
          <>
            <Text>{t('totp.scan')}</Text>
            <Box w={200} mx="auto">
              <QrCode text={uri} label={t('totp.qr')} />
            </Box>
            <Anchor href={uri} size="sm" ta="center">
              {t('totp.open')}
            </Anchor>
            <div>
              <Text size="sm">{t('totp.secret')}</Text>
              <Text ff="monospace" data-secret>
                {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
              </Text>
            </div>
          </>
        }
      >
        <TextInput
          label={t('totp.code')}
          description={t('totp.codeHelp')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          data-autofocus
          {...form.getInputProps('code')}
        />
        <FormActions submitLabel={t('totp.finish')} isBusy={isBusy} onCancel={onClose} />
      </FormFrame>
    </Dialog>
  );
}
