import { NumberInput } from '@mantine/core';
import type { settings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import classes from './system.module.css';

interface LimitFieldsProps {
  /** The field's properties, from the form. */
  inputOf: (field: LimitField) => object;
  /** The project's limits, which apply where nothing is entered. */
  common?: settings.Limits | undefined;
}

/** The minimum and maximum of each amount, side by side; empty means unlimited, or the project's limit. */
export function LimitFields({ inputOf, common }: LimitFieldsProps) {
  const { t } = useTranslation('system-settings');
  const { decimalSign } = useFormat();
  return limitRows.map(({ name, min, max }) => (
    <fieldset key={name} className={classes.limit}>
      <legend>{t(`limits.rows.${name}`)}</legend>
      <div className={classes.ends}>
        {[min, max].map((field) =>
          field === null ? null : (
            <NumberInput
              key={field}
              label={t(field === min ? 'limits.least' : 'limits.most')}
              placeholder={common?.[field] == null ? '–' : String(common[field])}
              decimalSeparator={decimalSign}
              allowDecimal={field.includes('hours')}
              decimalScale={2}
              min={0}
              hideControls
              {...inputOf(field)}
            />
          ),
        )}
      </div>
    </fieldset>
  ));
}

type LimitField = keyof settings.Limits;
/** As typed; an empty field is `''`. */
export type LimitValues = Record<LimitField, number | string>;

interface LimitRow {
  name: string;
  min: LimitField | null;
  max: LimitField | null;
}

/** In display order. */
export const limitRows: LimitRow[] = [
  { name: 'hoursWeek', min: 'min_hours_per_week', max: null },
  { name: 'shiftsWeek', min: null, max: 'max_shifts_per_week' },
  { name: 'hoursMonth', min: 'min_hours_per_month', max: 'max_hours_per_month' },
  { name: 'shiftsMonth', min: 'min_shifts_per_month', max: 'max_shifts_per_month' },
  { name: 'hoursPeriod', min: 'min_hours_per_period', max: 'max_hours_per_period' },
  { name: 'shiftsPeriod', min: 'min_shifts_per_period', max: 'max_shifts_per_period' },
  { name: 'days', min: 'min_consecutive_days', max: 'max_consecutive_days' },
  { name: 'daysOff', min: 'min_consecutive_days_off', max: 'max_consecutive_days_off' },
  { name: 'weekends', min: null, max: 'max_weekends' },
  { name: 'weekendsInRow', min: null, max: 'max_consecutive_weekends' },
];

const fields = limitRows.flatMap(({ min, max }) => [min, max]).filter((field) => field !== null);

export function toLimitValues(limits: settings.Limits): LimitValues {
  return Object.fromEntries(fields.map((field) => [field, limits[field] ?? ''])) as LimitValues;
}

/** Only actual limits are sent. */
export function toLimits(values: LimitValues): settings.Limits {
  const entered = fields.map((field) => [field, optionalNumber(values[field])] as const);
  return Object.fromEntries(entered.filter(([, value]) => value !== null));
}

/** A number field's value as sent to the API; null when it is empty. */
export const optionalNumber = (value: number | string): number | null => (value === '' ? null : Number(value));

/** An empty required number becomes NaN, which the schema rejects. */
export const requiredNumber = (value: number | string): number => optionalNumber(value) ?? Number.NaN;

/** The strictness of a rule: as chosen, or the default if the current law does not allow that choice. */
export function chosenSeverity(
  { rule, choices, default_severity }: settings.RuleChoice,
  severities: settings.Severities,
): settings.Severity {
  const chosen = severities[rule];
  return chosen !== undefined && choices.includes(chosen) ? chosen : default_severity;
}
