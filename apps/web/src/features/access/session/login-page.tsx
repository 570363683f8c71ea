import { Anchor, Stack } from '@mantine/core';
import { BriefcaseBusiness, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEntry } from '../../../lib/session/entry.ts';
import { ChoiceCard } from '../../../ui/form/choice-card.tsx';
import { SignInPage } from './sign-in-page.tsx';

/**
 * `/login`: one form for managers and employees, and the two sign-in pages of their own. A remembered origin is passed
 * on.
 */
export function LoginPage() {
  const { t } = useTranslation('session');
  const { Link, state } = useEntry();
  return (
    <SignInPage role={null}>
      <Stack gap="xs" mt="lg">
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
        <Anchor component={Link} to="/" mt="xs" size="sm">
          {t('login.home')}
        </Anchor>
      </Stack>
    </SignInPage>
  );
}
