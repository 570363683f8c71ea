import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { Mark } from '../../ui/mark.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import classes from './landing.module.css';

/** The name and the sign-in link, which is "Login" on a phone and "Sign In" elsewhere (Spec section 2). */
export function LandingHeader() {
  const { t } = useTranslation('landing');
  return (
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
  );
}
