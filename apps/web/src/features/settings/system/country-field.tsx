import { Select } from '@mantine/core';
import { constants } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Whose public holidays the project has; `field` is the form's. */
export function CountryField({ field }: { field: object }) {
  const { t } = useTranslation('system-settings');
  const { locale } = useFormat();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <Select
      label={t('project.country')}
      description={t('project.countryHelp')}
      data={constants.countries.map((code) => ({ value: code, label: names.of(code) ?? code }))}
      allowDeselect={false}
      {...field}
    />
  );
}
