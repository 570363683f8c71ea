import type { Color } from '@pamaina/contract';
import { Button, SegmentedControl, Select } from '@mantine/core';
import { SquareDashedMousePointer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../../ui/search-field.tsx';
import { roleStyle } from '../grid/grid-view.ts';
import type { Selection } from '../select/use-selection.ts';
import { useIsPhone } from '../use-is-phone.ts';
import classes from './calendar.module.css';
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
export function FilterBar({ place, colors, templates, openCount, selection, go }: FilterBarProps) {
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
      <Select
        className={classes.choice ?? ''}
        aria-label={t('toolbar.roleFilter')}
        placeholder={t('toolbar.allRoles')}
        clearable
        clearButtonProps={{ 'aria-label': t('toolbar.allRoles') }}
        data={[...colors.keys()]}
        value={filters.role}
        leftSection={filters.role !== null && <RoleDot color={colors.get(filters.role)} />}
        renderOption={({ option }) => (
          <span className={classes.role}>
            <RoleDot color={colors.get(option.value)} />
            {option.label}
          </span>
        )}
        onChange={(role) => go({ filters: { role } })}
      />
      <Select
        className={classes.choice ?? ''}
        aria-label={t('toolbar.template')}
        placeholder={t('toolbar.allTemplates')}
        clearable
        clearButtonProps={{ 'aria-label': t('toolbar.allTemplates') }}
        data={templates}
        value={filters.template}
        onChange={(template) => go({ filters: { template } })}
      />
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
}

function RoleDot({ color }: { color: Color | undefined }) {
  return <span className={classes.dot} style={roleStyle(color)} aria-hidden />;
}
