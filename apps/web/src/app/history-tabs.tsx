import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { useAreaPlace } from '../lib/use-area-place.ts';
import classes from './tabs.module.css';

/**
 * The activity and the published months, each at its own address; an employee's swaps too (Decisions, pages that no
 * route names).
 */
export function HistoryTabs() {
  const { t } = useTranslation('shell');
  const area = useAreaPlace();
  const place = `${area}/history`;
  return (
    <>
      <nav className={classes.tabs} aria-label={t('history')}>
        <NavLink className={classes.tab ?? ''} to={place} end>
          {t('activity')}
        </NavLink>
        {area === '/worker' && (
          <NavLink className={classes.tab ?? ''} to={`${place}/swaps`}>
            {t('swaps')}
          </NavLink>
        )}
        <NavLink className={classes.tab ?? ''} to={`${place}/published`}>
          {t('published')}
        </NavLink>
      </nav>
      <Outlet />
    </>
  );
}
