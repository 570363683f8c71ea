import { useTranslation } from 'react-i18next';
import { supportEmail } from '../lib/support-email.ts';

/** The address that helps people; nothing where the product is run without one. */
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
