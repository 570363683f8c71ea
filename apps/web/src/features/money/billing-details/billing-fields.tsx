import { Select, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { billingDetails, constants } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

export type BillingValues = Record<keyof billingDetails.BillingDetails, string>;

export const noDetails: BillingValues = {
  company_name: '',
  company_code: '',
  vat_number: '',
  address: '',
  postal_code: '',
  city: '',
  country: constants.countries[0],
};

/** Whom an invoice is made out to. What is wrong with a field, the server says. */
export function BillingFields({ form }: { form: UseFormReturnType<BillingValues> }) {
  const { t } = useTranslation('payments');
  const { locale } = useFormat();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countries = billingDetails.billingCountries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <>
      <TextInput
        label={t('details.company_name')}
        required
        autoComplete="organization"
        {...form.getInputProps('company_name')}
      />
      <Select
        label={t('details.country')}
        required
        data={countries}
        searchable
        allowDeselect={false}
        autoComplete="off"
        {...form.getInputProps('country')}
      />
      <TextInput label={t('details.company_code')} autoComplete="off" {...form.getInputProps('company_code')} />
      <TextInput
        label={t('details.vat_number')}
        description={t('details.vatHelp')}
        autoComplete="off"
        {...form.getInputProps('vat_number')}
      />
      <TextInput
        label={t('details.address')}
        required
        autoComplete="street-address"
        {...form.getInputProps('address')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label={t('details.city')} required autoComplete="address-level2" {...form.getInputProps('city')} />
        <TextInput label={t('details.postal_code')} autoComplete="postal-code" {...form.getInputProps('postal_code')} />
      </SimpleGrid>
    </>
  );
}
