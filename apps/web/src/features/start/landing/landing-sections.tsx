import { Button } from '@mantine/core';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SupportLink } from '../../../ui/feedback/support-link.tsx';
import classes from './details.module.css';

/** The price and what it includes. */
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

/**
 * Common questions before buying, with honest answers. The native element opens and closes before any script has run.
 */
export function Questions() {
  const { t } = useTranslation('landing');
  const questions = [
    [t('questions.card'), t('questions.cardText')],
    [t('questions.price'), t('questions.priceText')],
    [t('questions.cancel'), t('questions.cancelText')],
    [t('questions.data'), t('questions.dataText')],
    [t('questions.export'), t('questions.exportText')],
    [t('questions.law'), t('questions.lawText')],
    [t('questions.phone'), t('questions.phoneText')],
    [t('questions.languages'), t('questions.languagesText')],
    [t('questions.locations'), t('questions.locationsText')],
  ] as const;
  return (
    <section className={classes.questions} aria-labelledby="questions">
      <h2 id="questions" className={classes.questionsTitle}>
        {t('questions.title')}
      </h2>
      <div className={classes.questionList}>
        {questions.map(([question, answer]) => (
          <details key={question} className={classes.question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
