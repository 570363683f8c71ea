import { Stack, Title } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { OwnInvitations } from './own-invitations.tsx';

/** A user without a project: pending invitations, and how a manager adds them (Decisions, Registration). */
export function NoProject() {
  const { t } = useTranslation('worker');
  return (
    <Stack gap="md">
      <Title order={1} fz={20}>
        {t('schedule:worker.greeting')}
      </Title>
      <OwnInvitations />
      <EmptyState icon={UserPlus} title={t('noProject.title')} text={t('noProject.text')} />
    </Stack>
  );
}
