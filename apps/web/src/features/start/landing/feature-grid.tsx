import { BellRing, CalendarCheck2, Scale, Timer, TrendingUp, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './sections.module.css';

/** The six features that are advertised, as far as they are implemented. */
export function FeatureGrid() {
  const { t } = useTranslation('landing');
  const features = [
    { icon: CalendarCheck2, title: t('features.scheduling'), text: t('features.schedulingText') },
    { icon: UsersRound, title: t('features.employees'), text: t('features.employeesText') },
    { icon: Timer, title: t('features.time'), text: t('features.timeText') },
    { icon: TrendingUp, title: t('features.analytics'), text: t('features.analyticsText') },
    { icon: BellRing, title: t('features.notifications'), text: t('features.notificationsText') },
    { icon: Scale, title: t('features.law'), text: t('features.lawText') },
  ];
  return (
    <section className={classes.features} aria-labelledby="features">
      <h2 id="features" className={classes.featuresTitle}>
        {t('features.title')}
      </h2>
      <ul className={classes.grid}>
        {features.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon size={22} aria-hidden className={classes.icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
