import { SegmentedControl, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Color } from '@pamaina/contract';
import { memo } from 'react';
import { colorMeanings, useColorMeaning } from '../../../../lib/format/device-choice.ts';
import { type ShiftColors, colorOfRole, colorOfTemplate } from '../../../../lib/schedule/colors.ts';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import { roleTint } from '../../../../lib/schedule/grid-view.ts';
import { rowKinds, type CalendarStep } from '../../../../lib/schedule/use-calendar-address.ts';
import type { FilterFieldsProps } from './filter-search.tsx';
import classes from './calendar.module.css';

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

interface FilterChoicesProps {
  role: string | null;
  template: string | null;
  colors: ShiftColors;
  roles: readonly string[];
  /** Names of the templates. */
  templates: string[];
  /** Their lists open inside the popover, so that a choice does not close it. */
  isInPopover?: boolean;
  go: (step: CalendarStep) => void;
}

/** Filters for a role and a template; not rendered again when the shifts change. */
const FilterChoices = memo(function FilterChoices({
  role,
  template,
  colors,
  roles,
  templates,
  isInPopover = false,
  go,
}: FilterChoicesProps) {
  const { t } = useTranslation('calendar');
  return (
    <>
      <Select
        className={classes.choice ?? ''}
        aria-label={t('toolbar.roleFilter')}
        placeholder={t('toolbar.allRoles')}
        clearable
        clearButtonProps={{ 'aria-label': t('toolbar.allRoles') }}
        data={[...roles]}
        comboboxProps={{ withinPortal: !isInPopover }}
        value={role}
        leftSection={role !== null && <ColorDot color={colorOfRole(colors, role)} />}
        renderOption={({ option }) => (
          <span className={classes.role}>
            <ColorDot color={colorOfRole(colors, option.value)} />
            {option.label}
          </span>
        )}
        onChange={(chosen) => go({ filters: { role: chosen } })}
      />
      <Select
        className={classes.choice ?? ''}
        aria-label={t('toolbar.template')}
        placeholder={t('toolbar.allTemplates')}
        clearable
        clearButtonProps={{ 'aria-label': t('toolbar.allTemplates') }}
        data={templates}
        value={template}
        comboboxProps={{ withinPortal: !isInPopover }}
        leftSection={template !== null && <ColorDot color={colorOfTemplate(colors, template)} />}
        renderOption={({ option }) => (
          <span className={classes.role}>
            <ColorDot color={colorOfTemplate(colors, option.value)} />
            {option.label}
          </span>
        )}
        onChange={(chosen) => go({ filters: { template: chosen } })}
      />
    </>
  );
});

function ColorDot({ color }: { color: Color | undefined }) {
  return <span className={classes.dot} {...roleTint(color)} aria-hidden />;
}
