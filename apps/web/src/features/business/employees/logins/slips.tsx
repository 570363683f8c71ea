import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { employees } from '@pamaina/contract';
import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { StaleAnswer } from '../../../../lib/http/api-error.ts';
import { errorText } from '../../../../lib/http/error-text.ts';
import { useAction } from '../../../../lib/http/use-action.ts';
import { QrCode } from '../../../../ui/qr-code.tsx';
import { generatePassword } from './generate-password.ts';
import classes from './slips.module.css';

interface SlipsProps {
  slips: readonly Slip[];
  business: string;
}

/** Printed in place of the page: a slip for each employee, to cut out and hand over. */
export function Slips({ slips, business }: SlipsProps) {
  return createPortal(
    <div className={classes.sheet} data-slips>
      {slips.map((slip) => (
        <SlipToCut key={slip.id} slip={slip} business={business} />
      ))}
    </div>,
    document.body,
  );
}

function SlipToCut({ slip: { id, name, password }, business }: { slip: Slip; business: string }) {
  const { t } = useTranslation('employees');
  const address = `${window.location.origin}/worker-login`;
  return (
    <section className={classes.slip}>
      <div className={classes.words}>
        <p className={classes.business}>{business}</p>
        <p className={classes.name}>{name}</p>
        <dl className={classes.facts}>
          <dt>{t('slips.address')}</dt>
          <dd>{address.replace(/^https?:\/\//, '')}</dd>
          <dt>{t('login.username')}</dt>
          <dd className={classes.typed}>{id}</dd>
          <dt>{t('login.password')}</dt>
          <dd className={classes.typed}>{password}</dd>
        </dl>
        <p className={classes.note}>{t('slips.note')}</p>
      </div>
      <div className={classes.code}>
        <QrCode text={`${address}?username=${encodeURIComponent(id)}`} label={t('slips.code')} />
      </div>
    </section>
  );
}

interface CodeSlipProps {
  name: string;
  business: string;
  username: string;
  code: string;
  url: string;
  expires_at: string;
}

/** Printed in place of the page: the sign-in paper of one employee, with a code instead of a password. */
export function CodeSlip({ name, business, username, code, url, expires_at }: CodeSlipProps) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  return createPortal(
    <div className={classes.sheet} data-slips>
      <section className={classes.slip}>
        <div className={classes.words}>
          <p className={classes.business}>{business}</p>
          <p className={classes.name}>{name}</p>
          <dl className={classes.facts}>
            <dt>{t('code.address')}</dt>
            <dd>{url.replace(/^https?:\/\//, '').replace(/#.*/, '')}</dd>
            <dt>{t('code.label')}</dt>
            <dd className={classes.typed}>{code}</dd>
            <dt>{t('login.username')}</dt>
            <dd className={classes.typed}>{username}</dd>
          </dl>
          <p className={classes.note}>{t('code.note', { until: format.instant(expires_at) })}</p>
        </div>
        <div className={classes.code}>
          <QrCode text={url} label={t('code.qr')} />
        </div>
      </section>
    </div>,
    document.body,
  );
}

/** What an employee needs for the first sign-in. */
export interface Slip {
  id: string;
  name: string;
  password: string;
}

/**
 * Creates logins or new passwords for several employees, one after the other: each takes the server a moment. A failure
 * stops the rest; completed ones stay completed, and the rest can be retried.
 */
export function useLogins() {
  const { t } = useTranslation('employees');
  const [slips, setSlips] = useState<readonly Slip[]>([]);
  const { run, isBusy, error } = useAction<readonly employees.Employee[], void>(
    async (people, write) => {
      for (const { id, name, has_login } of people) {
        const password = generatePassword();
        const endpoint = has_login ? employees.resetPassword : employees.createLogin;
        await write(endpoint, { params: { id }, body: { password } }).catch((reason: unknown) => {
          if (reason instanceof StaleAnswer) throw reason;
          const text = errorText(reason, t('login.failed'));
          throw new Error(t('logins.failed', { name, reason: text }), { cause: reason });
        });
        setSlips((made) => [...made, { id, name, password }]);
      }
    },
    // One reload, after the last one.
    { queue: 'logins', onRefused: () => true },
  );
  const failure = isBusy || error === null || error instanceof StaleAnswer ? null : error.message;
  return { slips, isBusy, failure, create: (people: readonly employees.Employee[]) => !isBusy && run(people) };
}
