import type { team } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import classes from './team.module.css';

/** An employee's status: a word, and a shape that also differs without colour. */
export function PresenceMark({ status }: { status: team.Presence }) {
  const { t } = useTranslation('team');
  return (
    <span className={classes.presence} data-status={status}>
      <span className={classes.dot} aria-hidden />
      {t(`status.${status}`)}
    </span>
  );
}
