import { useTranslation } from 'react-i18next';

/** The product's mark: two interlocking bars that make a P. Beside the name it needs no words of its own: `alt=""`. */
export function Mark({ size = 28, alt }: { size?: number; alt?: string }) {
  const { t } = useTranslation();
  return <img src="/favicon.svg" width={size} height={size} alt={alt ?? t('appName')} />;
}
