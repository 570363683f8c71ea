import { NumberInput } from '@mantine/core';
import type { settings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/format/use-language.ts';
import { limitRows, type LimitField } from './limit-values.ts';
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
  const decimalSeparator = useLanguage() === 'lt' ? ',' : '.';
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
              decimalSeparator={decimalSeparator}
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
