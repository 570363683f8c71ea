import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import pieces from '../../ui/pieces.module.css';
import classes from './shell.module.css';

/** The number of things that wait at a place of the navigation; nothing if there are none. */
export function WaitingBadge({ count = 0 }: { count?: number | undefined }) {
  const { t } = useTranslation('shell');
  if (count === 0) return null;
  return (
    <span className={`${pieces.count} ${classes.waiting}`}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      {/* The space separates it from the place's name for screen readers. */}
      <VisuallyHidden> {t('waiting', { count })}</VisuallyHidden>
    </span>
  );
}
