import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Report } from './analytics-queries.ts';
import classes from './analytics.module.css';

interface Total {
  label: string;
  value: string;
  note?: string;
  /** The value in the period before. */
  before: string;
}

/** The figures of the period, each next to that of the period before. */
export function Totals({ report: { totals, previous_totals: before } }: { report: Report }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const coverage = ({ needed, filled }: Report['totals']) => (needed === 0 ? '–' : format.percent(filled / needed));
  const list: Total[] = [
    {
      label: t('totals.coverage'),
      value: coverage(totals),
      note: t('totals.filled', { filled: format.number(totals.filled), needed: format.number(totals.needed) }),
      before: coverage(before),
    },
    {
      label: t('totals.hours'),
      value: format.hours(totals.hours),
      note: t('totals.norm', {
        hours: format.number(totals.contract_hours),
        norm: format.hours(totals.norm_hours),
      }),
      before: format.hours(before.hours),
    },
    { label: t('totals.cost'), value: format.money(totals.cost_cents), before: format.money(before.cost_cents) },
    {
      label: t('totals.overtime'),
      value: format.hours(totals.overtime_hours),
      before: format.hours(before.overtime_hours),
    },
    {
      label: t('totals.premium'),
      value: format.hours(totals.night_hours),
      note: t('totals.holiday', { hours: format.hours(totals.holiday_hours) }),
      before: format.hours(before.night_hours),
    },
    {
      label: t('totals.absences'),
      value: format.number(totals.absence_days),
      note: t('totals.absencesNote'),
      before: format.number(before.absence_days),
    },
  ];
  return (
    <dl className={classes.totals}>
      {list.map(({ label, value, note, before: earlier }) => (
        <div key={label} className={classes.total}>
          <dt>
            <Text component="span" size="sm" c="dimmed">
              {label}
            </Text>
          </dt>
          <dd>
            <strong>{value}</strong>
            {note !== undefined && (
              <Text component="span" size="xs" c="dimmed" display="block">
                {note}
              </Text>
            )}
            <Text component="span" size="xs" c="dimmed" display="block">
              {t('totals.before', { value: earlier })}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
