import { Button } from '@mantine/core';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SupportLink } from '../../ui/feedback/support-link.tsx';
import classes from './details.module.css';

/** The price and what it includes (Spec section 1). */
export function PricingCard() {
  const { t } = useTranslation('landing');
  const points = [
    t('pricing.employees'),
    t('pricing.cancel'),
    t('pricing.support'),
    t('pricing.mobile'),
    t('pricing.refund'),
  ];
  return (
    <section className={classes.pricing} aria-labelledby="pricing">
      <h2 id="pricing" className={classes.pricingTitle}>
        {t('pricing.title')}
      </h2>
      <div className={classes.card}>
        <div>
          <h3 className={classes.plan}>{t('pricing.plan')}</h3>
          <p className={classes.dimmed}>{t('pricing.planText')}</p>
          <p className={classes.price}>
            <strong>{t('pricing.amount')}</strong> <span>{t('pricing.period')}</span>
          </p>
          <Button component={Link} to="/register" size="md" fullWidth>
            {t('pricing.start')}
          </Button>
        </div>
        <div>
          <ul className={classes.points}>
            {points.map((point) => (
              <li key={point}>
                <Check size={18} aria-hidden />
                {point}
              </li>
            ))}
          </ul>
          <p className={classes.dimmed}>{t('pricing.note')}</p>
          <SupportLink className={classes.dimmed} />
        </div>
      </div>
    </section>
  );
}
