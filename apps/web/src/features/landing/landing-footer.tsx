import { useTranslation } from 'react-i18next';
import { OperatorDetails } from '../../ui/feedback/operator-details.tsx';
import classes from './landing.module.css';

/** The two texts that anyone can read before they enter any data (Spec section 1). */
export function LandingFooter({ onRead }: { onRead: (text: 'terms' | 'privacy') => void }) {
  const { t } = useTranslation('landing');
  return (
    <footer className={classes.footer}>
      <div className={classes.who}>
        <span>{t('common:appName')}</span>
        <OperatorDetails />
      </div>
      <button type="button" className={classes.link} onClick={() => onRead('terms')}>
        {t('footer.terms')}
      </button>
      <button type="button" className={classes.link} onClick={() => onRead('privacy')}>
        {t('footer.privacy')}
      </button>
    </footer>
  );
}
