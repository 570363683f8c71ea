import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session/session.tsx';
import { useTitle } from '../../../lib/use-title.ts';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { TwoStepSection } from './two-step-section.tsx';

/** Shown in place of a project that opens only with a second factor, until the manager has one. */
export function SecondFactorPage() {
  const { t } = useTranslation('second-factor');
  const { project, refresh, signOut } = useSession();
  useTitle(t('page.title'));
  return (
    <EntryLayout width={520}>
      <Paper withBorder p="lg">
        <Stack gap="lg">
          <div>
            <Title order={1}>{t('page.title')}</Title>
            <Text c="dimmed">{t('page.text', { name: project?.name ?? '' })}</Text>
          </div>
          <TwoStepSection onReady={() => void refresh()} />
          <Group justify="space-between">
            <Anchor component={Link} to="/select-project" size="sm">
              {t('page.other')}
            </Anchor>
            <Button variant="subtle" color="gray" onClick={() => void signOut()}>
              {t('common:signOut')}
            </Button>
          </Group>
        </Stack>
      </Paper>
    </EntryLayout>
  );
}
