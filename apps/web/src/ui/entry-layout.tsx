import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntry } from '../lib/session/entry.ts';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { MAIN_ID } from './main-id.ts';
import { Mark } from './mark.tsx';
import classes from './layout.module.css';

/** The layout of the pages before the two areas: logo, language and theme at the top, the content in the middle. */
export function EntryLayout({ children, width = 440 }: { children: ReactNode; width?: number }) {
  const { t } = useTranslation();
  const { Link } = useEntry();
  return (
    <div className={classes.entryPage}>
      <header className={classes.entryHeader}>
        <Anchor component={Link} to="/" className={classes.brand ?? ''} underline="never">
          <Mark alt="" />
          {t('appName')}
        </Anchor>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main id={MAIN_ID} className={classes.entryMain} style={{ maxWidth: width }} tabIndex={-1}>
        {children}
      </main>
      <footer className={classes.entryFooter}>
        <Anchor component={Link} to="/help" size="sm">
          {t('help.title')}
        </Anchor>
        <Anchor href="/third-party-notices.txt" size="sm">
          {t('help.notices')}
        </Anchor>
      </footer>
    </div>
  );
}
