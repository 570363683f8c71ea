import { NumberInput, Select, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../../lib/http/queries.ts';
import { optionalNumber } from './limit-fields.tsx';
import { RuleList } from './rule-list.tsx';
import { SettingsPart } from './settings-part.tsx';
import type { Part, PartForm } from './use-section.ts';

interface ShiftsValues {
  closing_before_opening: boolean;
  asks_need_approval: boolean;
  forbidden_sequences: { template: string; next_template: string; third_template: string | null }[];
  template_limits: ({ template: string } & Record<(typeof amounts)[number], number | string>)[];
}

/** How often a template is worked, and on how many days in a row. */
const amounts = ['max_per_week', 'max_per_month', 'min_in_row', 'max_in_row'] as const;

export const shiftsPart: Part<ShiftsValues> = {
  toValues: ({ closing_before_opening, asks_need_approval, forbidden_sequences, template_limits }) => ({
    closing_before_opening,
    asks_need_approval,
    forbidden_sequences,
    template_limits: template_limits.map(({ template, ...limits }) => ({
      template,
      ...ofAmounts((amount) => limits[amount] ?? ''),
    })),
  }),
  toBody: ({ closing_before_opening, asks_need_approval, forbidden_sequences, template_limits }) => ({
    closing_before_opening,
    asks_need_approval,
    forbidden_sequences,
    template_limits: template_limits.map(({ template, ...limits }) => ({
      template,
      ...ofAmounts((amount) => optionalNumber(limits[amount])),
    })),
  }),
};

const ofAmounts = <Value,>(valueOf: (amount: (typeof amounts)[number]) => Value) =>
  Object.fromEntries(amounts.map((amount) => [amount, valueOf(amount)])) as Record<(typeof amounts)[number], Value>;

interface ListProps {
  form: PartForm<ShiftsValues>;
  names: readonly string[];
  /** Why nothing can be added yet; null when it can. */
  obstacle: string | null;
}

/** Which shifts can't follow each other, and how many of a kind an employee can have. */
export function ShiftsFields({ form }: { form: PartForm<ShiftsValues> }) {
  const { t } = useTranslation('system-settings');
  const { data: templates = [] } = useQuery(queries.templates());
  const names = templates.map(({ name }) => name);
  const obstacle = names.length === 0 ? t('noTemplates') : null;
  return (
    <SettingsPart title={t('shifts.title')} text={t('shifts.text')}>
      <Switch
        label={t('shifts.closing')}
        description={t('shifts.closingHelp')}
        {...form.getInputProps('closing_before_opening', { type: 'checkbox' })}
      />
      <Switch
        label={t('shifts.asks')}
        description={t('shifts.asksHelp')}
        {...form.getInputProps('asks_need_approval', { type: 'checkbox' })}
      />
      <Sequences form={form} names={names} obstacle={obstacle} />
      <TemplateLimits form={form} names={names} obstacle={obstacle} />
    </SettingsPart>
  );
}

/** Two or three templates that can't follow each other. */
function Sequences({ form, names, obstacle }: ListProps) {
  const { t } = useTranslation('system-settings');
  const [first = '', second = first] = names;
  return (
    <RuleList
      title={t('shifts.sequences')}
      text={t('shifts.sequencesText')}
      addLabel={t('shifts.addSequence')}
      count={form.values.forbidden_sequences.length}
      obstacle={obstacle}
      onAdd={() =>
        form.insertListItem('forbidden_sequences', { template: first, next_template: second, third_template: null })
      }
      onRemove={(index) => form.removeListItem('forbidden_sequences', index)}
    >
      {(index) => (
        <>
          <Select
            label={t('shifts.first')}
            data={names}
            {...form.getInputProps(`forbidden_sequences.${index}.template`)}
            error={form.errors[`forbidden_sequences.${index}.template`] ?? form.errors[`forbidden_sequences.${index}`]}
          />
          <Select
            label={t('shifts.next')}
            data={names}
            {...form.getInputProps(`forbidden_sequences.${index}.next_template`)}
          />
          <Select
            label={t('shifts.third')}
            placeholder="–"
            data={names}
            clearable
            {...form.getInputProps(`forbidden_sequences.${index}.third_template`)}
          />
        </>
      )}
    </RuleList>
  );
}

/** How often an employee works a template, and on how many days in a row. */
function TemplateLimits({ form, names, obstacle }: ListProps) {
  const { t } = useTranslation('system-settings');
  const number = { hideControls: true, allowDecimal: false, min: 0, placeholder: '–' } as const;
  return (
    <RuleList
      title={t('shifts.limits')}
      text={t('shifts.limitsText')}
      addLabel={t('shifts.addLimit')}
      count={form.values.template_limits.length}
      obstacle={obstacle}
      onAdd={() => form.insertListItem('template_limits', { template: names[0] ?? '', ...ofAmounts(() => '') })}
      onRemove={(index) => form.removeListItem('template_limits', index)}
    >
      {(index) => (
        <>
          <Select
            label={t('shifts.template')}
            data={names}
            {...form.getInputProps(`template_limits.${index}.template`)}
            error={form.errors[`template_limits.${index}.template`] ?? form.errors[`template_limits.${index}`]}
          />
          {amounts.map((amount) => (
            <NumberInput
              key={amount}
              label={t(`shifts.amounts.${amount}`)}
              {...number}
              {...form.getInputProps(`template_limits.${index}.${amount}`)}
            />
          ))}
        </>
      )}
    </RuleList>
  );
}
