import { Button } from '@mantine/core';
import type { templates } from '@pamaina/contract';
import { Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { useWeekdayNames } from '../../../lib/format/use-weekday-names.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { WEEKDAYS } from './copy-row.tsx';
import type { CellEdit } from './use-standard-edits.ts';

/** More cells at once would take seconds to store. */
const ROWS = 6;

interface FirstNumbersProps {
  templateList: readonly templates.Template[];
  onFill: (cells: readonly CellEdit[]) => void;
}

/** Until anyone is needed: one person of each role in each shift, by one press. Roles are those of the employees. */
export function FirstNumbers({ templateList, onFill }: FirstNumbersProps) {
  const { t } = useTranslation('requirements');
  const { short } = useWeekdayNames();
  const { inUse } = useRoleNames();
  const rows = inUse.flatMap((role) => templateList.map(({ name }) => ({ template: name, role }))).slice(0, ROWS);
  if (rows.length === 0)
    return (
      <EmptyState
        icon={Table2}
        title={t('first.title')}
        text={t('first.noRoles')}
        action={<NextStep to="/manager/employees">{t('shell:next.employees')}</NextStep>}
      />
    );
  const fill = () => onFill(rows.flatMap((row) => WEEKDAYS.map((weekday) => ({ ...row, weekday, count: 1 }))));
  return (
    <EmptyState
      icon={Table2}
      title={t('first.title')}
      text={t('first.text')}
      example={rows.slice(0, 3).map(({ template, role }) => [template, role, short.map((day) => `${day} 1`).join(' ')])}
      fill={<Button onClick={fill}>{t('first.fill')}</Button>}
    />
  );
}
