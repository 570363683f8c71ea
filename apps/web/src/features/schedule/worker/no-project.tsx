import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Somebody who is in no project yet: how a manager adds them (Decisions, Registration). */
export function NoProject() {
  const { t } = useTranslation('schedule');
  const { user } = useSession();
  return (
    <EmptyState
      icon={UserPlus}
      title={t('noProject.title')}
      text={t('noProject.text', { username: user?.username ?? '' })}
    />
  );
}
