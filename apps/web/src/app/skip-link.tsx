import { useTranslation } from 'react-i18next';
import classes from './skip-link.module.css';

/** Every page has one element with this id, focusable by script. */
export const MAIN_ID = 'main';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={classes.link} href={`#${MAIN_ID}`}>
      {t('skipToContent')}
    </a>
  );
}
