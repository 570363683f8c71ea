import { Autocomplete, NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useMoneySign } from '../../../lib/format/use-money-sign.ts';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ListPart, ListRow } from './list-row.tsx';
import type { TermsValues } from './terms-values.ts';

/** What an hour in a role is paid from a date on. */
export function RateFields({ form }: { form: UseFormReturnType<TermsValues> }) {
  const { t } = useTranslation('cost-terms');
  const { decimalSign } = useFormat();
  const moneySign = useMoneySign();
  const { suggested } = useRoleNames();
  const today = useClock().today();
  return (
    <ListPart
      title={t('parts.role_rates')}
      text={t('rateText')}
      addLabel={t('addRate')}
      onAdd={() => form.insertListItem('role_rates', { role: '', starts: today, hourly_rate_cents: '' })}
    >
      {form.values.role_rates.map((_, at) => (
        <ListRow
          key={at}
          removeLabel={t('removeRate', { at: at + 1 })}
          onRemove={() => form.removeListItem('role_rates', at)}
        >
          <Autocomplete
            aria-label={t('role')}
            placeholder={t('role')}
            w={180}
            maxLength={60}
            data={suggested}
            {...form.getInputProps(`role_rates.${at}.role`)}
          />
          <NumberInput
            aria-label={t('rate')}
            placeholder={t('rate')}
            w={110}
            hideControls
            decimalScale={2}
            decimalSeparator={decimalSign}
            suffix={` ${moneySign}`}
            {...form.getInputProps(`role_rates.${at}.hourly_rate_cents`)}
          />
          <DateField
            aria-label={t('from')}
            placeholder={t('from')}
            w={170}
            clearable={false}
            {...form.getInputProps(`role_rates.${at}.starts`)}
          />
        </ListRow>
      ))}
    </ListPart>
  );
}
