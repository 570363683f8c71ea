import { Button, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { kiosk } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../lib/toasts.ts';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { useFormSubmit } from '../../ui/form/use-form-submit.ts';

/** The user's PIN for the kiosk. */
export function PinForm({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation('time-clock');
  const form = useForm({
    initialValues: { pin: '' },
    validate: { pin: (value) => (/^\d{4,8}$/.test(value) ? null : t('ownPin.fault')) },
  });
  const { onSubmit, isBusy, failure } = useFormSubmit(
    form,
    async ({ pin }, write) => {
      await write(kiosk.setPin, { params: { id: employeeId }, body: { pin } });
      form.reset();
      toastSuccess(t('ownPin.saved'));
    },
    { failed: t('common:error.settingsNotSaved') },
  );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        <Title order={2}>{t('ownPin.title')}</Title>
        <Text>{t('ownPin.text')}</Text>
        <FormFailure text={failure} />
        <PasswordField
          label={t('ownPin.label')}
          description={t('ownPin.fault')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          visibilityToggleButtonProps={{ 'aria-label': t('kiosk.showPin'), tabIndex: 0 }}
          {...form.getInputProps('pin')}
        />
        <Button type="submit" loading={isBusy}>
          {t('ownPin.save')}
        </Button>
      </Stack>
    </form>
  );
}
