import { useTranslation } from 'react-i18next';

/** The product's mark: two interlocking bars that make a P. */
export function Mark({ size = 28 }: { size?: number }) {
  const { t } = useTranslation();
  return <img src="/favicon.svg" width={size} height={size} alt={t('appName')} />;
}
