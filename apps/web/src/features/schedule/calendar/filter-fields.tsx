import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { colorMeanings, useColorMeaning } from '../../../lib/format/use-color-meaning.ts';
import type { ShiftColors } from '../model/colors.ts';
import { useIsPhone } from '../use-is-phone.ts';
import classes from './calendar.module.css';
import { FilterChoices } from './filter-choices.tsx';
import { rowKinds, type CalendarPlace, type CalendarStep } from './use-calendar-address.ts';

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

/** Filters and grouping of the month: an employee, a role, a template, only open shifts. */
export function FilterFields(props: FilterFieldsProps) {
  const { place, colors, roles, templates, openCount, isInPopover = false, go } = props;
  const [meaning, setMeaning] = useColorMeaning();
  const { t } = useTranslation('calendar');
  const isPhone = useIsPhone();
  const { filters, view } = place;
  const hasRows = !isPhone && (view === 'week' || view === 'month');
  return (
    <>
      {hasRows && (
        <SegmentedControl
          size="xs"
          aria-label={t('toolbar.by')}
          data={rowKinds.map((kind) => ({ value: kind, label: t(`toolbar.${kind}`) }))}
          value={place.by}
          onChange={(value) => go({ by: rowKinds.find((kind) => kind === value) ?? 'person' })}
        />
      )}
      <FilterChoices
        role={filters.role}
        template={filters.template}
        colors={colors}
        roles={roles}
        templates={templates}
        isInPopover={isInPopover}
        go={go}
      />
      <button
        type="button"
        className={classes.chip}
        aria-pressed={filters.openOnly}
        onClick={() => go({ filters: { openOnly: !filters.openOnly } })}
      >
        {t('schedule:filters.openOnly', { count: openCount })}
      </button>
      <SegmentedControl
        size="xs"
        className={classes.meaning ?? ''}
        aria-label={t('shown.colors')}
        data={colorMeanings.map((one) => ({
          value: one,
          label: t(one === 'role' ? 'shown.byRole' : 'shown.byTemplate'),
        }))}
        value={meaning}
        onChange={(value) => setMeaning(value === 'template' ? 'template' : 'role')}
      />
    </>
  );
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
