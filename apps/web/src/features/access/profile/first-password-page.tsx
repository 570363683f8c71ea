import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.tsx';
import { useTitle } from '../../../lib/use-title.ts';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { PasswordForm } from './password-form.tsx';

/** Shown before everything else until the temporary password has been replaced. */
export function FirstPasswordPage() {
  const { t } = useTranslation('settings');
  const { refresh, signOut } = useSession();
  useTitle(t('firstPassword.title'));
  return (
    <EntryLayout width={420}>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <div>
            <Title order={1}>{t('firstPassword.title')}</Title>
            <Text c="dimmed">{t('firstPassword.text')}</Text>
          </div>
          <PasswordForm currentLabel={t('firstPassword.current')} onChanged={refresh} />
          <Button variant="subtle" color="gray" onClick={() => void signOut()}>
            {t('common:signOut')}
          </Button>
        </Stack>
      </Paper>
    </EntryLayout>
  );
}
