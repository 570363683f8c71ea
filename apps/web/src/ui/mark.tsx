import { useTranslation } from 'react-i18next';

/** The product's logo: two interlocking bars that form a P. Next to the name it needs no text: `alt=""`. */
export function Mark({ size = 28, alt }: { size?: number; alt?: string }) {
  const { t } = useTranslation();
  return <img src="/favicon.svg" width={size} height={size} alt={alt ?? t('appName')} />;
}
