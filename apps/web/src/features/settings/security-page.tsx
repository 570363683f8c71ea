import { Paper, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PasswordForm } from './password-form.tsx';
import { PinForm } from './pin-form.tsx';

/**
 * `/manager/settings/security` and `/worker/settings/security`: the user's password, and an employee's PIN for the
 * kiosk.
 */
export function SecurityPage() {
  const { t } = useTranslation('settings');
  const { user } = useSession();
  const employeeId = user?.employee_id ?? null;
  return (
    <>
      <PageHeader title={t('security')} />
      <Stack gap="lg" maw={480}>
        <Paper withBorder p="lg" component="section">
          <Stack gap="md">
            <Title order={2}>{t('changePassword')}</Title>
            <PasswordForm currentLabel={t('currentPassword')} />
          </Stack>
        </Paper>
        {employeeId !== null && (
          <Paper withBorder p="lg" component="section">
            <PinForm employeeId={employeeId} />
          </Paper>
        )}
      </Stack>
    </>
  );
}
