import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../../ui/form/search-field.tsx';
import type { ShiftColors } from '../../../../lib/schedule/colors.ts';
import type { CalendarPlace, CalendarStep } from '../../../../lib/schedule/use-calendar-address.ts';
import classes from './calendar.module.css';

export interface FilterFieldsProps {
  place: CalendarPlace;
  colors: ShiftColors;
  roles: readonly string[];
  /** Names of the templates. */
  templates: string[];
  openCount: number;
  isInPopover?: boolean;
  go: (step: CalendarStep) => void;
}

/** Filters names by the typed text. */
export function FilterSearch({ place, go }: Pick<FilterFieldsProps, 'place' | 'go'>) {
  const { t } = useTranslation('calendar');
  return (
    <div className={classes.search}>
      <SearchField
        label={t('schedule:filters.search')}
        value={place.filters.search}
        onChange={(search) => go({ filters: { search } })}
      />
    </div>
  );
}

/** The number of filters that hide something. */
export function filtersInUse({ filters: { role, template, search, openOnly } }: CalendarPlace): number {
  return [role !== null, template !== null, search !== '', openOnly].filter(Boolean).length;
}
