import { useTranslation } from 'react-i18next';

/** The support email; nothing if none is configured. */
export function SupportLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const email = supportEmail();
  if (email === null) return null;
  return (
    <a className={className} href={`mailto:${email}`}>
      {t('common:support', { email })}
    </a>
  );
}

/**
 * The support email (setting `SUPPORT_EMAIL`): the server writes it on the page's root element; null if there is none.
 */
const supportEmail = (): string | null =>
  typeof document === 'undefined' ? null : (document.documentElement.dataset['supportEmail'] ?? null);
