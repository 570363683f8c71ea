import type { PasswordInputProps } from '@mantine/core';
import { constants } from '@pamaina/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from './password-field.tsx';
import classes from './password-meter.module.css';

/** From this length on a password is rated good (Threats, OWASP). */
const GOOD_LENGTH = 12;

type Strength = 'empty' | 'short' | 'common' | 'fair' | 'good';

function strengthOf(password: string, isCommon: boolean): Strength {
  if (password === '') return 'empty';
  if (password.length < constants.passwordMin) return 'short';
  if (isCommon) return 'common';
  // One repeated character is as weak as a single one.
  return password.length >= GOOD_LENGTH && new Set(password).size > 4 ? 'good' : 'fair';
}

interface NewPasswordFieldProps extends Omit<PasswordInputProps, 'description' | 'ref' | 'value'> {
  value?: string;
  /** Whose password it is, where the form knows: it is no password itself. */
  username?: string;
}

/** A password that is being chosen, rated while it is typed; what is called too common, the server refuses too. */
export function NewPasswordField({ username = '', ...props }: NewPasswordFieldProps) {
  const { t } = useTranslation();
  const { value: password = '' } = props;
  const isCommon = useCommonPasswords(password !== '');
  const strength = strengthOf(password, isCommon(password, username));
  return (
    <div>
      <PasswordField autoComplete="new-password" {...props} />
      <div className={classes.meter} data-strength={strength}>
        <span className={classes.bar} aria-hidden />
        <span aria-live="polite">{t(strength === 'common' ? 'invalid:password_common' : `strength.${strength}`)}</span>
      </div>
    </div>
  );
}

type IsCommon = (password: string, username: string) => boolean;

/** The list is loaded once something is typed; until then, and where it can't be loaded, the server alone knows it. */
function useCommonPasswords(isWanted: boolean): IsCommon {
  const [known, setKnown] = useState<{ is: IsCommon }>({ is: () => false });
  useEffect(() => {
    if (!isWanted) return;
    import('@pamaina/contract/common-passwords')
      .then(({ isCommonPassword }) => setKnown({ is: isCommonPassword }))
      .catch(() => undefined);
  }, [isWanted]);
  return known.is;
}
