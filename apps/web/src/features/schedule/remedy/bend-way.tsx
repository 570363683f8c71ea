import { Anchor } from '@mantine/core';
import type { answers } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/use-format.ts';
import { formOf } from './asked-remedy.ts';

/**
 * Rules between employees, and about experienced employees: part of the settings of the business, not of an employee's
 * form.
 */
const OF_SETTINGS = new Set(['pair-apart', 'pair-together', 'senior-present', 'forbidden-sequence']);

/**
 * A link to the place where a blocking rule can be changed: the employee's form with the proposed value, or the
 * settings.
 */
export function BendWay({ bend }: { bend: answers.RemedyBend }) {
  const { t } = useTranslation('answers');
  const format = useFormat();
  const { name, employee_id, rule, limit, kind } = bend;
  const way = () => {
    if (kind !== 'business') return null;
    if (limit !== null) {
      const { field, amount } = limit;
      const text =
        field === 'max_hours_per_week'
          ? t('deed.formWeek', { name, hours: format.hours(amount) })
          : t('deed.formLimit', { name });
      return { to: formOf(employee_id, `${field}:${amount}`), text };
    }
    if (OF_SETTINGS.has(rule)) return { to: '/manager/settings/system/together', text: t('deed.settings') };
    return { to: formOf(employee_id), text: t('deed.form', { name }) };
  };
  const found = way();
  return found === null ? null : (
    <Anchor component={Link} to={found.to} size="sm">
      {found.text}
    </Anchor>
  );
}
