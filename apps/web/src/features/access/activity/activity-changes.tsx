import { laws, type activity } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lawQueries } from '../../../lib/http/law-queries.ts';
import { changedFields, isBusinessRule, isRow } from './changed-fields.ts';
import classes from './activity.module.css';
import { useActivityValue } from './use-activity-title.ts';

/** What the form of a type of absence calls its fields, in its texts. */
const LEAVE_LABELS: Readonly<Record<string, string>> = {
  paid: 'isPaid',
  counted_in: 'unit',
  per_year: 'yearly',
  balance: 'balance',
  since: 'since',
  carry_over_max: 'carryOverMax',
  carry_over_until: 'carryOverUntil',
  is_pro_rata: 'isProRata',
  is_earned_monthly: 'isEarnedMonthly',
  week_days: 'weekDays',
  half_days: 'halfDays',
  counts_as: 'countsAs',
  can_request: 'canRequest',
  archived: 'archived',
  payroll_code: 'payrollCode',
};
/** Their values that are types of absence. */
const LEAVE_TYPES: ReadonlySet<string> = new Set(['balance', 'counts_as']);

/** The law of a project, whose packs have names of their own. */
const LAW = 'law_pack';

/** The old and the new value of each field that a change was about. */
export function ActivityChanges({ item: { action_type, details, names } }: { item: activity.Activity }) {
  const { t } = useTranslation('activity');
  const value = useActivityValue();
  const changed = changedFields(details);
  const packs = useQuery({ ...lawQueries.packs(), enabled: changed.some(({ field }) => field === LAW) });
  const ownWay = (field: string, raw: unknown): string | null => {
    if (field === LAW && raw !== laws.NO_LAW) return packs.data?.find(({ id }) => id === raw)?.name ?? null;
    if (isRow(raw) && isBusinessRule(field)) return t(`system-settings:businessRules.${field}.value`, raw);
    if (field === 'counted_in' && typeof raw === 'string')
      return t(`leave-types:units.${raw === 'hours' ? 'hours' : 'days'}`);
    return null;
  };
  const said = (field: string, raw: unknown) => value(LEAVE_TYPES.has(field) ? 'type' : field, raw, names, ownWay);
  const [entity] = action_type.split('.', 1);
  const changes = changed.map(({ field, before, after }) => ({
    label: t(
      [
        `fields:${entity}.${field}`,
        `fields.${field}`,
        `schedule:rules.${field.replaceAll('_', '-')}`,
        ...(action_type === 'time_off.type_changed' ? [`leave-types:${LEAVE_LABELS[field] ?? field}`] : []),
        'fields.other',
      ],
      { field: field.replaceAll('_', ' ') },
    ),
    before: said(field, before),
    after: said(field, after),
  }));
  if (changes.length === 0) return null;
  return (
    <ul className={classes.changes}>
      {changes.map((change) => (
        <li key={change.label}>{t('change', change)}</li>
      ))}
    </ul>
  );
}
