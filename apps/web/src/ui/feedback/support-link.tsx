import { useTranslation } from 'react-i18next';
import { supportEmail } from '../../lib/support-email.ts';

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
