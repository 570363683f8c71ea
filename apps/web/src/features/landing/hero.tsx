import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DemoLink } from './demo-link.tsx';
import classes from './hero.module.css';
import { ProductPicture } from './product-picture.tsx';
import { RotatingTitle } from './rotating-title.tsx';

/** What this is in one glance: the promise, the two ways to try it, and the calendar as it really looks. */
export function Hero({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('landing');
  // Before the scripts are there it leads to the registration, as any link does.
  const start = (event: MouseEvent) => {
    event.preventDefault();
    onStart();
  };
  return (
    <section className={classes.hero}>
      <RotatingTitle />
      <p className={classes.lead}>{t('lead')}</p>
      <div className={classes.actions}>
        <Button component={Link} to="/register" size="md" onClick={start} aria-haspopup="dialog">
          {t('start')}
        </Button>
        <DemoLink />
      </div>
      <p className={classes.note}>{t('startNote')}</p>
      <figure className={classes.figure}>
        <ProductPicture name="calendar" alt={t('pictures.calendar')} width={1920} height={1200} isFirst />
        <figcaption>{t('pictures.caption')}</figcaption>
      </figure>
    </section>
  );
}
