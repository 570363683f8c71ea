import { UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Somebody who is in no project yet: how a manager adds them (Decisions, Registration). */
export function NoProject() {
  const { t } = useTranslation('worker');
  return <EmptyState icon={UserPlus} title={t('noProject.title')} text={t('noProject.text')} />;
}
