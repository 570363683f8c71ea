import { Box, Paper, Stack, Title, Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useForm } from '@mantine/form';
import { kiosk } from '@pamaina/contract';
import { useSession } from '../../../lib/session/session.tsx';
import { EmailSection } from '../recovery/index.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { PasswordField } from '../../../ui/form/password-field.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { TwoStepSection } from '../second-factor/index.ts';
import { DevicesSection } from './devices-section.tsx';
import { PasswordForm } from './password-form.tsx';

/**
 * `/manager/settings/security` and `/worker/settings/security`: the user's password, two-step sign-in, and an
 * employee's PIN for the kiosk.
 */
export function SecurityPage() {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const employeeId = user?.employee_id ?? null;
  return (
    <>
      <PageHeader title={t('security')} />
      <Stack gap="lg" maw={720}>
        <Paper withBorder p="lg" component="section">
          <Stack gap="md" maw={440}>
            <Title order={2}>{t('changePassword')}</Title>
            <PasswordForm currentLabel={t('currentPassword')} />
          </Stack>
        </Paper>
        <Paper withBorder p="lg" component="section">
          <TwoStepSection />
        </Paper>
        <EmailSection />
        <DevicesSection />
        {employeeId !== null && (
          <Paper withBorder p="lg" component="section">
            <Box maw={440}>
              <PinForm employeeId={employeeId} />
            </Box>
          </Paper>
        )}
      </Stack>
    </>
  );
}

/** The user's PIN for the kiosk. */
function PinForm({ employeeId }: { employeeId: string }) {
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
    <FormFrame
      onSubmit={onSubmit}
      failure={failure}
      head={
        <>
          <Title order={2}>{t('ownPin.title')}</Title>
          <Text>{t('ownPin.text')}</Text>
        </>
      }
    >
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
    </FormFrame>
  );
}
