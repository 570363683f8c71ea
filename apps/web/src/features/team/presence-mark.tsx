import type { team } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import classes from './team.module.css';

/** Whether somebody is there: a word, and a shape that differs for those who do not see its colour. */
export function PresenceMark({ status }: { status: team.Presence }) {
  const { t } = useTranslation('team');
  return (
    <span className={classes.presence} data-status={status}>
      <span className={classes.dot} aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
}
