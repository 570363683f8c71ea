import { Anchor, NumberInput, Select, SimpleGrid, Text } from '@mantine/core';
import { laws, type settings } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lawQueries } from '../../../../lib/http/law-queries.ts';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { SettingsPart } from './settings-part.tsx';
import { optionalNumber, requiredNumber } from './limit-fields.tsx';
import type { Part, PartForm } from './use-section.ts';

const grounds = ['none', 'sector', 'agreement'] as const;
const regimes = ['summary', 'fixed'] as const;

interface LawValues {
  law_pack: settings.SystemSettings['law_pack'];
  regime: settings.SystemSettings['regime'];
  accounting_months: number | string;
  accounting_start: string | null;
  /** A choice has no empty value. */
  accounting_ground: (typeof grounds)[number];
  late_change_hours: number | string;
  late_change_percent: number | string;
}

export const lawPart: Part<LawValues> = {
  toValues: ({ law_pack, regime, accounting_months, accounting_start, accounting_ground, ...late }) => ({
    law_pack,
    regime,
    accounting_months,
    accounting_start,
    accounting_ground: accounting_ground ?? 'none',
    late_change_hours: late.late_change_hours ?? '',
    late_change_percent: late.late_change_percent ?? '',
  }),
  toBody: ({ law_pack, regime, accounting_months, accounting_start, accounting_ground, ...late }) => ({
    law_pack,
    regime,
    accounting_months: requiredNumber(accounting_months),
    accounting_start: accounting_start ?? '',
    accounting_ground: accounting_ground === 'none' ? null : accounting_ground,
    late_change_hours: optionalNumber(late.late_change_hours),
    late_change_percent: optionalNumber(late.late_change_percent),
  }),
};

/** Which law holds, and over what time hours are counted. */
export function LawFields({ form }: { form: PartForm<LawValues> }) {
  const { t } = useTranslation('system-settings');
  const packs = useQuery(lawQueries.packs());
  const cites = packs.data?.find(({ id }) => id === form.values.law_pack)?.cites === 'labour_code';
  return (
    <SettingsPart title={t('law.title')} text={t('law.text')}>
      <QueryView what="settings" query={packs} skeleton={<RowsSkeleton rows={2} height={88} />}>
        {(list) => <PackFields form={form} packs={list} />}
      </QueryView>
      <LateChangeFields form={form} />
      <LawNotes cites={cites} />
    </SettingsPart>
  );
}

function PackFields({ form, packs }: { form: PartForm<LawValues>; packs: readonly laws.LawPack[] }) {
  const { t } = useTranslation('system-settings');
  const pack = packs.find(({ id }) => id === form.values.law_pack);
  const cites = pack?.cites === 'labour_code';
  const offered = grounds.filter((ground) => ground === 'none' || pack?.accounting?.[ground] != null);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        label={t('law.pack')}
        description={form.values.law_pack === laws.NO_LAW ? t('law.packHelp.none') : pack?.about}
        data={[
          ...packs.map(({ id, name }) => ({ value: id, label: name })),
          { value: laws.NO_LAW, label: t('law.packs.none') },
        ]}
        allowDeselect={false}
        {...form.getInputProps('law_pack')}
      />
      <Select
        label={t('law.regime')}
        description={t(`${cites ? 'law' : 'law.otherLaw'}.regimeHelp.${form.values.regime}`)}
        data={regimes.map((value) => ({ value, label: t(`law.regimes.${value}`) }))}
        {...form.getInputProps('regime')}
      />
      <NumberInput
        label={t('law.months')}
        description={monthsHelp(t, pack)}
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
      {pack && (
        <Select
          label={t('law.ground')}
          description={t('law.groundHelp')}
          data={offered.map((value) => ({ value, label: t(`law.grounds.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('accounting_ground')}
        />
      )}
    </SimpleGrid>
  );
}

/** The business rule for late changes: both numbers, or none. */
function LateChangeFields({ form }: { form: PartForm<LawValues> }) {
  const { t } = useTranslation('system-settings');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NumberInput
        label={t('law.late.hours')}
        description={t('law.late.hoursHelp')}
        min={1}
        max={720}
        clampBehavior="none"
        allowDecimal={false}
        {...form.getInputProps('late_change_hours')}
      />
      <NumberInput
        label={t('law.late.percent')}
        description={t('law.late.percentHelp')}
        min={1}
        max={200}
        clampBehavior="none"
        allowDecimal={false}
        {...form.getInputProps('late_change_percent')}
      />
    </SimpleGrid>
  );
}

/** What citations mean, and the way to all of them. */
function LawNotes({ cites }: { cites: boolean }) {
  const { t } = useTranslation('system-settings');
  return (
    <>
      {cites && (
        <Text size="sm" c="dimmed">
          {t('law.abbreviations')}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t('law.caveat')}
      </Text>
      <Text size="sm">
        <Anchor component={Link} to="/manager/settings/system/law">
          {t('law.all')}
        </Anchor>
      </Text>
    </>
  );
}

/** How long an accounting period may be. */
function monthsHelp(t: TFunction<'system-settings'>, pack: laws.LawPack | undefined): string {
  if (!pack?.accounting) return t('law.monthsHelp.none');
  const { most_months: months, article } = pack.accounting;
  return t('law.monthsHelp.law', { months, article });
}
