import type { Color } from '@pamaina/contract';
import { Button, SegmentedControl } from '@mantine/core';
import { SquareDashedMousePointer } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/search-field.tsx';
import type { Selection } from '../select/use-selection.ts';
import { useIsPhone } from '../use-is-phone.ts';
import classes from './calendar.module.css';
import { FilterChoices } from './filter-choices.tsx';
import { rowKinds, type CalendarPlace, type CalendarStep } from './use-calendar-address.ts';

interface FilterBarProps {
  place: CalendarPlace;
  colors: Map<string, Color>;
  /** Names of the templates. */
  templates: string[];
  openCount: number;
  selection: Selection;
  go: (step: CalendarStep) => void;
}

/** What of the month is shown and in which rows: a person, a role, a template, only what is open; and choosing several. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { place, colors, templates, openCount, selection, go } = props;
  const { t } = useTranslation('calendar');
  const isPhone = useIsPhone();
  const { filters, view } = place;
  const hasRows = !isPhone && (view === 'week' || view === 'month');
  return (
    <div className={classes.filters} role="group" aria-label={t('schedule:filters.label')}>
      <div className={classes.search}>
        <SearchField
          label={t('schedule:filters.search')}
          value={filters.search}
          onChange={(search) => go({ filters: { search } })}
        />
      </div>
      {hasRows && (
        <SegmentedControl
          size="xs"
          aria-label={t('toolbar.by')}
          data={rowKinds.map((kind) => ({ value: kind, label: t(`toolbar.${kind}`) }))}
          value={place.by}
          onChange={(value) => go({ by: rowKinds.find((kind) => kind === value) ?? 'person' })}
        />
      )}
      <FilterChoices role={filters.role} template={filters.template} colors={colors} templates={templates} go={go} />
      <button
        type="button"
        className={classes.chip}
        aria-pressed={filters.openOnly}
        onClick={() => go({ filters: { openOnly: !filters.openOnly } })}
      >
        {t('schedule:filters.openOnly', { count: openCount })}
      </button>
      <Button
        className={classes.select ?? ''}
        variant={selection.isSelecting ? 'light' : 'default'}
        size="xs"
        leftSection={<SquareDashedMousePointer size={16} aria-hidden />}
        aria-pressed={selection.isSelecting}
        onClick={() => selection.setSelecting(!selection.isSelecting)}
      >
        {t('toolbar.select')}
      </Button>
    </div>
  );
});
