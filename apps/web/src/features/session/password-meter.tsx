import { constants } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import classes from './password-meter.module.css';

/** From this length on a password is rated good (Threats, OWASP). */
const GOOD_LENGTH = 12;

type Strength = 'empty' | 'short' | 'fair' | 'good';

function strengthOf(password: string): Strength {
  if (password === '') return 'empty';
  if (password.length < constants.passwordMin) return 'short';
  // One repeated character is as weak as a single one.
  return password.length >= GOOD_LENGTH && new Set(password).size > 4 ? 'good' : 'fair';
}

/** Rates a password while it is typed; it only advises and never blocks. */
export function PasswordMeter({ password }: { password: string }) {
  const { t } = useTranslation('session');
  const strength = strengthOf(password);
  return (
    <div className={classes.meter} data-strength={strength}>
      <span className={classes.bar} aria-hidden />
      <span aria-live="polite">{t(`strength.${strength}`)}</span>
    </div>
  );
}
