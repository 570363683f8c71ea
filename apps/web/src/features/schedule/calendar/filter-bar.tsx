import type { Color } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/search-field.tsx';
import { roleStyle } from '../grid/grid-view.ts';
import type { GridFilters } from '../model/grid-model.ts';
import classes from './calendar.module.css';

interface FilterBarProps {
  filters: GridFilters;
  colors: Map<string, Color>;
  openCount: number;
  onFilter: (filters: Partial<GridFilters>) => void;
}

/** What of the month is shown: a person, a role, only what is open. */
export function FilterBar({ filters, colors, openCount, onFilter }: FilterBarProps) {
  const { t } = useTranslation('schedule');
  return (
    <div className={classes.filters} role="group" aria-label={t('filters.label')}>
      <div className={classes.search}>
        <SearchField label={t('filters.search')} value={filters.search} onChange={(search) => onFilter({ search })} />
      </div>
      <button
        type="button"
        className={classes.chip}
        aria-pressed={filters.openOnly}
        onClick={() => onFilter({ openOnly: !filters.openOnly })}
      >
        {t('filters.openOnly', { count: openCount })}
      </button>
      {[...colors].map(([role, color]) => (
        <button
          key={role}
          type="button"
          className={classes.chip}
          aria-pressed={filters.role === role}
          onClick={() => onFilter({ role: filters.role === role ? null : role })}
        >
          <span className={classes.dot} style={roleStyle(color)} aria-hidden />
          {role}
        </button>
      ))}
    </div>
  );
}
