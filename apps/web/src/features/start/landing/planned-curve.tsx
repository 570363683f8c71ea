import { useTranslation } from 'react-i18next';
import classes from './details.module.css';
import pictures from './landing.module.css';

/**
 * How the month in the picture was generated: a recorded run whose penalty falls until the schedule is proved optimal.
 */
export function PlannedCurve() {
  const { t } = useTranslation('landing');
  return (
    <div className={classes.curve}>
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

/** The generation time of the schedule in the pictures; written by `npm run pictures`. */
const planned = { seconds: 30 };
