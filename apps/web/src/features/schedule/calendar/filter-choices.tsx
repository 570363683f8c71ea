import type { Color } from '@pamaina/contract';
import { Select } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { colorOfRole, colorOfTemplate, type ShiftColors } from '../model/colors.ts';
import { roleTint } from '../grid/grid-view.ts';
import classes from './calendar.module.css';
import type { CalendarStep } from './use-calendar-address.ts';

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
export const FilterChoices = memo(function FilterChoices({
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
