import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import classes from './tabs.module.css';

/** The activity and the published months, each under its own address (Decisions: the archive is a tab of history). */
export function HistoryTabs() {
  const { t } = useTranslation('shell');
  return (
    <>
      <nav className={classes.tabs} aria-label={t('history')}>
        <NavLink className={classes.tab ?? ''} to="/manager/history" end>
          {t('activity')}
        </NavLink>
        <NavLink className={classes.tab ?? ''} to="/manager/history/published">
          {t('published')}
        </NavLink>
      </nav>
      <Outlet />
    </>
  );
}
