import { useTranslation } from 'react-i18next';
import { MAIN_ID } from '../../ui/main-id.ts';
import classes from '../../ui/layout.module.css';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={classes.skipLink} href={`#${MAIN_ID}`}>
      {t('skipToContent')}
    </a>
  );
}
