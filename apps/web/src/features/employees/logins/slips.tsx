import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { QrCode } from './qr-code.tsx';
import classes from './slips.module.css';
import type { Slip } from './use-logins.ts';

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
