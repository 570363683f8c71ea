import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/**
 * The fallback while the application loads, in the place of what the document itself shows before.
 * Small, because it is part of the first bundle.
 */
export function LoadingApplication() {
  const { t } = useTranslation();
  return (
    <div className="starting" role="status">
      <Loader aria-hidden />
      <span>{t('loadingApplication')}</span>
    </div>
  );
}
