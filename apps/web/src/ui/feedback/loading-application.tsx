import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../layout.module.css';

/** Spec section 2: the fallback while the application loads. Small, because it is part of the first bundle. */
export function LoadingApplication() {
  const { t } = useTranslation();
  return (
    <div className={classes.loading} role="status">
      <Loader aria-hidden />
      <span>{t('loadingApplication')}</span>
    </div>
  );
}
