import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAIN_ID } from '../../ui/main-id.ts';
import { SupportLink } from '../../ui/feedback/support-link.tsx';
import classes from '../../ui/layout.module.css';

/**
 * Shown when a page could not be loaded or rendered: a plain message and the one action that helps. It is part of the
 * first bundle.
 */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main id={MAIN_ID} className={classes.crash}>
      <div role="alert">
        <h1>{t('crash.title')}</h1>
        <p>{t('crash.text')}</p>
        <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
        <p>
          <SupportLink />
        </p>
      </div>
    </main>
  );
}
