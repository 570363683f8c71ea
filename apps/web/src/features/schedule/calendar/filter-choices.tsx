import type { Color } from '@pamaina/contract';
import { Select } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { roleTint } from '../grid/grid-view.ts';
import classes from './calendar.module.css';
import type { CalendarStep } from './use-calendar-address.ts';

interface FilterChoicesProps {
  role: string | null;
  template: string | null;
  colors: Map<string, Color>;
  /** Names of the templates. */
  templates: string[];
  go: (step: CalendarStep) => void;
}

/** A role and a template to look at; not drawn anew when shifts come. */
export const FilterChoices = memo(function FilterChoices({
  role,
  template,
  colors,
  templates,
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
        data={[...colors.keys()]}
        value={role}
        leftSection={role !== null && <RoleDot color={colors.get(role)} />}
        renderOption={({ option }) => (
          <span className={classes.role}>
            <RoleDot color={colors.get(option.value)} />
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
        onChange={(chosen) => go({ filters: { template: chosen } })}
      />
    </>
  );
});

function RoleDot({ color }: { color: Color | undefined }) {
  return <span className={classes.dot} {...roleTint(color)} aria-hidden />;
}
