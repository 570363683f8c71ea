import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** In place of a page that the user may not open. */
export function NoAccess() {
  const { t } = useTranslation('shell');
  const { project } = useSession();
  return (
    <EmptyState
      icon={LockKeyhole}
      title={t('noAccess.title')}
      text={t('noAccess.text', { project: project?.name ?? '' })}
    />
  );
}
