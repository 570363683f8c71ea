import { Paper, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { PasswordForm } from './password-form.tsx';

/** `/manager/settings/security` and `/worker/settings/security`: the own password. */
export function SecurityPage() {
  const { t } = useTranslation('settings');
  return (
    <>
      <PageHeader title={t('security')} />
      <Paper withBorder p="lg" maw={480} component="section">
        <Stack gap="md">
          <Title order={2}>{t('changePassword')}</Title>
          <PasswordForm currentLabel={t('currentPassword')} />
        </Stack>
      </Paper>
    </>
  );
}
