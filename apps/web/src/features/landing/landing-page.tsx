import { Button } from '@mantine/core';
import { CalendarCheck2, Scale, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { homeOf } from '../../lib/home-of.ts';
import { useSession } from '../../lib/session.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { MAIN_ID } from '../../ui/main-id.ts';
import { Mark } from '../../ui/mark.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { LandingPicture } from './landing-picture.tsx';
import classes from './landing-page.module.css';

/** `/`: what this is and the two ways in. Who is signed in goes straight to their work (Spec section 2). */
export function LandingPage() {
  const { t } = useTranslation('landing');
  const session = useSession();
  const home = homeOf(session);
  if (home !== null) return <Navigate to={home} replace />;
  const points = [
    { icon: CalendarCheck2, title: t('plan.title'), text: t('plan.text') },
    { icon: Scale, title: t('law.title'), text: t('law.text') },
    { icon: Smartphone, title: t('team.title'), text: t('team.text') },
  ];
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <span className={classes.brand}>
          <Mark alt="" />
          {t('common:appName')}
        </span>
        <LanguageSwitch />
        <ThemeSwitch />
        <Button component={Link} to="/login" variant="default">
          <span className={classes.onPhone}>{t('login')}</span>
          <span className={classes.onDesktop}>{t('signIn')}</span>
        </Button>
      </header>
      <main id={MAIN_ID} className={classes.main} tabIndex={-1}>
        <section className={classes.hero}>
          <div>
            <h1 className={classes.title}>{t('title')}</h1>
            <p className={classes.lead}>{t('lead')}</p>
            <div className={classes.actions}>
              <Button component={Link} to="/register" size="md">
                {t('start')}
              </Button>
              <Button component={Link} to="/login" size="md" variant="subtle">
                {t('haveAccount')}
              </Button>
            </div>
          </div>
          <LandingPicture />
        </section>
        <ul className={classes.points}>
          {points.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon size={22} aria-hidden className={classes.pointIcon} />
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
