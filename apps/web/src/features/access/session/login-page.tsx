import { Anchor, Stack, Text, Title } from '@mantine/core';
import { BriefcaseBusiness, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNavigationState } from '../../../lib/use-navigation-state.ts';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { EntryLayout } from '../../../ui/entry-layout.tsx';

/** `/login`: a choice between the two sign-in pages. A remembered origin is passed on. */
export function LoginPage() {
  const { t } = useTranslation('session');
  const state = useNavigationState();
  return (
    <EntryLayout width={480}>
      <Stack gap="md">
        <div>
          <Title order={1}>{t('login.title')}</Title>
          <Text c="dimmed">{t('login.text')}</Text>
        </div>
        <ChoiceCard
          to="/manager-login"
          state={state}
          icon={BriefcaseBusiness}
          title={t('login.manager')}
          text={t('login.managerText')}
        />
        <ChoiceCard
          to="/worker-login"
          state={state}
          icon={UserRound}
          title={t('login.employee')}
          text={t('login.employeeText')}
        />
        <Anchor component={Link} to="/" mt="xs">
          {t('login.home')}
        </Anchor>
      </Stack>
    </EntryLayout>
  );
}
