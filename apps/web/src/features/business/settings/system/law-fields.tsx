import { NumberInput, Select, SimpleGrid, Text } from '@mantine/core';
import type { settings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { SettingsPart } from './settings-part.tsx';
import { requiredNumber } from './limit-fields.tsx';
import type { Part, PartForm } from './use-section.ts';

const lawPacks = ['lt', 'eu', 'none'] as const;
const grounds = ['none', 'sector', 'agreement'] as const;
/** Under each law the grounds of a longer accounting period; the server knows how long. */
const groundsOf = { lt: ['none', 'sector'], eu: grounds, none: ['none'] } as const;
const regimes = ['summary', 'fixed'] as const;

interface LawValues {
  law_pack: settings.SystemSettings['law_pack'];
  regime: settings.SystemSettings['regime'];
  accounting_months: number | string;
  accounting_start: string | null;
  /** A choice has no empty value. */
  accounting_ground: (typeof grounds)[number];
}

export const lawPart: Part<LawValues> = {
  toValues: ({ law_pack, regime, accounting_months, accounting_start, accounting_ground }) => ({
    law_pack,
    regime,
    accounting_months,
    accounting_start,
    accounting_ground: accounting_ground ?? 'none',
  }),
  toBody: ({ law_pack, regime, accounting_months, accounting_start, accounting_ground }) => ({
    law_pack,
    regime,
    accounting_months: requiredNumber(accounting_months),
    accounting_start: accounting_start ?? '',
    accounting_ground: accounting_ground === 'none' ? null : accounting_ground,
  }),
};

/** Which law holds, and over what time hours are counted. */
export function LawFields({ form }: { form: PartForm<LawValues> }) {
  const { t } = useTranslation('system-settings');
  return (
    <SettingsPart title={t('law.title')} text={t('law.text')}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Select
          label={t('law.pack')}
          description={t(`law.packHelp.${form.values.law_pack}`)}
          data={lawPacks.map((value) => ({ value, label: t(`law.packs.${value}`) }))}
          {...form.getInputProps('law_pack')}
        />
        <Select
          label={t('law.regime')}
          description={t(`${form.values.law_pack === 'lt' ? 'law' : 'law.otherLaw'}.regimeHelp.${form.values.regime}`)}
          data={regimes.map((value) => ({ value, label: t(`law.regimes.${value}`) }))}
          {...form.getInputProps('regime')}
        />
        <NumberInput
          label={t('law.months')}
          description={t(`law.monthsHelp.${form.values.law_pack}`)}
          min={1}
          max={12}
          clampBehavior="none"
          allowDecimal={false}
          required
          {...form.getInputProps('accounting_months')}
        />
        <DateField
          label={t('law.start')}
          description={t('law.startHelp')}
          required
          {...form.getInputProps('accounting_start')}
        />
        {form.values.law_pack !== 'none' && (
          <Select
            label={t('law.ground')}
            description={t('law.groundHelp')}
            data={groundsOf[form.values.law_pack].map((value) => ({ value, label: t(`law.grounds.${value}`) }))}
            allowDeselect={false}
            {...form.getInputProps('accounting_ground')}
          />
        )}
      </SimpleGrid>
      {form.values.law_pack === 'lt' && (
        <Text size="sm" c="dimmed">
          {t('law.abbreviations')}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('law.caveat')}
      </Text>
    </SettingsPart>
  );
}
