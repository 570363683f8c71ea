import { useTranslation } from 'react-i18next';
import classes from './planned-curve.module.css';
import { planned } from './planned.ts';
import pictures from './product-picture.module.css';

/** How the month of the picture was planned: a recorded plan comes down to the proof that none is better. The picture moves by itself, once. */
export function PlannedCurve() {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.card}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={pictures.themed}
          data-theme={theme}
          src={`/images/curve-${theme}.svg`}
          alt={t('hero.curve', planned)}
          width={320}
          height={88}
          loading="lazy"
        />
      ))}
      <div className={classes.legend}>
        <span className={classes.planned}>{t('hero.planned')}</span>
        <span className={classes.limit}>{t('hero.limit')}</span>
        <span>{t('hero.seconds', planned)}</span>
      </div>
    </div>
  );
}
