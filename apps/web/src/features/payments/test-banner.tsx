import { Alert, Text } from '@mantine/core';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import classes from './card.module.css';

const cards = {
  '4242 4242 4242 4242': 'pays',
  '4000 0025 0000 3155': 'asks',
  '4000 0000 0000 0002': 'declined',
  '4000 0000 0000 9995': 'empty',
} as const;

/** Spec section 2, Payment form: shown in test mode, with the test cards. */
export function TestBanner() {
  const { t } = useTranslation('payments');
  return (
    <Alert
      color="yellow"
      bg="var(--waiting-soft)"
      title={t('test.title')}
      icon={<FlaskConical size={18} aria-hidden />}
    >
      <Text size="sm">{t('test.text')}</Text>
      <dl className={classes.cards}>
        {Object.entries(cards).map(([number, what]) => (
          <div key={number} style={{ display: 'contents' }}>
            <dt>{number}</dt>
            <dd>{t(`test.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
