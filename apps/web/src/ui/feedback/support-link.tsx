import { useTranslation } from 'react-i18next';
import { readOperator } from '../../lib/operator.ts';

/** Whom to write to; nothing if nobody is configured. */
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
 * Whom to write to: the support email (setting `SUPPORT_EMAIL`), which the server writes on the page's root element,
 * else the operator's; null if there is neither.
 */
export const supportEmail = (): string | null =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['supportEmail']) ??
  readOperator()?.email ??
  null;
