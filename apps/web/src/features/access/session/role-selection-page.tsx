import { Stack, Text, Title } from '@mantine/core';
import { Store, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useSession } from '../../../lib/session/session.tsx';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { EntryLayout } from '../../../ui/entry-layout.tsx';

/** `/role-selection`: after a registration without a code (Decisions). */
export function RoleSelectionPage() {
  const { t } = useTranslation('session');
  const { user } = useSession();
  // A user with a code or a payment is a manager already (Decisions): there is nothing to choose.
  if (user?.role === 'manager')
    return <Navigate to={user.project_credits > 0 ? '/create-project' : '/select-project'} replace />;
  return (
    <EntryLayout width={480}>
      <Stack gap="md">
        <div>
          <Title order={1}>{t('roleSelection.title')}</Title>
          <Text c="dimmed">{t('roleSelection.text')}</Text>
        </div>
        <ChoiceCard
          to="/create-project"
          icon={Store}
          title={t('roleSelection.business')}
          text={t('roleSelection.businessText')}
        />
        <ChoiceCard to="/worker" icon={UsersRound} title={t('roleSelection.team')} text={t('roleSelection.teamText')} />
      </Stack>
    </EntryLayout>
  );
}
