import { Button } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DemoLink } from './demo-link.tsx';
import classes from './landing.module.css';
import { PlannedCurve } from './planned-curve.tsx';
import { ProductPicture } from './product-picture.tsx';
import { RotatingTitle } from './rotating-title.tsx';

/**
 * The product at a glance: the promise, the two ways to try it, and a real week of the calendar with how it was
 * generated.
 */
export function Hero({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('landing');
  // Before the scripts are loaded it leads to the registration, as any link does.
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
      <p className={classes.heroNote}>{t('startNote')}</p>
      <figure className={classes.figure}>
        <PlannedCurve />
        <ProductPicture
          name="week"
          alt={t('hero.week')}
          width={1888}
          height={1184}
          onPhone={{ name: 'week-phone', width: 702, height: 1104 }}
          isFirst
        />
        <figcaption>{t('pictures.caption')}</figcaption>
      </figure>
    </section>
  );
}
