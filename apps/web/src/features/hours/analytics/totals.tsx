import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Figures } from '../../../ui/figures.tsx';
import type { Report } from './analytics-queries.ts';

/** The figures of the period, each next to that of the period before. */
export function Totals({ report: { totals, previous_totals: before } }: { report: Report }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const coverage = ({ needed, filled }: Report['totals']) => (needed === 0 ? '–' : format.percent(filled / needed));
  const earlier = (value: string) => t('totals.before', { value });
  const list = [
    {
      label: t('totals.coverage'),
      value: coverage(totals),
      notes: [
        t('totals.filled', { filled: format.number(totals.filled), needed: format.number(totals.needed) }),
        earlier(coverage(before)),
      ],
    },
    {
      label: t('totals.hours'),
      value: format.hours(totals.hours),
      notes: [
        t('totals.norm', { hours: format.number(totals.contract_hours), norm: format.hours(totals.norm_hours) }),
        earlier(format.hours(before.hours)),
      ],
    },
    {
      label: t('totals.cost'),
      value: format.money(totals.cost_cents),
      notes: [
        ...(totals.late_cents > 0 ? [t('totals.late', { cost: format.money(totals.late_cents) })] : []),
        earlier(format.money(before.cost_cents)),
      ],
    },
    {
      label: t('totals.overtime'),
      value: format.hours(totals.overtime_hours),
      notes: [earlier(format.hours(before.overtime_hours))],
    },
    {
      label: t('totals.premium'),
      value: format.hours(totals.night_hours),
      notes: [
        t('totals.holiday', { hours: format.hours(totals.holiday_hours) }),
        earlier(format.hours(before.night_hours)),
      ],
    },
    {
      label: t('totals.absences'),
      value: format.number(totals.absence_days),
      notes: [t('totals.absencesNote'), earlier(format.number(before.absence_days))],
    },
  ];
  return <Figures list={list} />;
}
