import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** In place of a page that the user may not open. */
export function NoAccess() {
  const { t } = useTranslation('shell');
  const { project } = useSession();
  return <PageHeader title={t('noAccess.title')} description={t('noAccess.text', { project: project?.name ?? '' })} />;
}
