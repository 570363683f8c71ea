import { NumberInput, Select, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../../lib/http/queries.ts';
import { useRoleNames } from '../../../../lib/format/use-names.ts';
import { requiredNumber } from './limit-fields.tsx';
import { RuleList } from './rule-list.tsx';
import { SettingsPart } from './settings-part.tsx';
import type { Part, PartForm } from './use-section.ts';

/** `together` and `apart` are lists; an empty role means any. */
interface PeopleValues {
  pairs: { employee_id: string; other_employee_id: string; together: string }[];
  seniors: { template: string; role: string; least: number | string }[];
  alcohol_roles: string[];
}

export const peoplePart: Part<PeopleValues> = {
  toValues: ({ pairs, seniors, alcohol_roles }) => ({
    pairs: pairs.map((pair) => ({ ...pair, together: pair.together ? 'together' : 'apart' })),
    seniors: seniors.map((rule) => ({ ...rule, role: rule.role ?? '' })),
    alcohol_roles,
  }),
  toBody: ({ pairs, seniors, alcohol_roles }) => ({
    pairs: pairs.map((pair) => ({ ...pair, together: pair.together === 'together' })),
    seniors: seniors.map(({ template, role, least }) => ({
      template,
      role: role === '' ? null : role,
      least: requiredNumber(least),
    })),
    alcohol_roles,
  }),
};

/** Which employees work together, where an experienced one is needed, and which work is not for employees under 18. */
export function PeopleFields({ form }: { form: PartForm<PeopleValues> }) {
  const { t } = useTranslation('system-settings');
  const { inUse } = useRoleNames();
  return (
    <SettingsPart title={t('people.title')} text={t('people.text')}>
      <PairList form={form} />
      <SeniorList form={form} />
      <TagsInput
        label={t('people.alcohol')}
        description={t('people.alcoholHelp')}
        data={inUse}
        splitChars={[',', ';']}
        acceptValueOnBlur
        clearable={false}
        {...form.getInputProps('alcohol_roles')}
      />
    </SettingsPart>
  );
}

function PairList({ form }: { form: PartForm<PeopleValues> }) {
  const { t } = useTranslation('system-settings');
  const { data: people = [] } = useQuery(queries.employees());
  const names = people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <RuleList
      title={t('people.pairs')}
      text={t('people.pairsText')}
      addLabel={t('people.addPair')}
      count={form.values.pairs.length}
      obstacle={people.length < 2 ? t('people.fewPeople') : null}
      onAdd={() =>
        form.insertListItem('pairs', {
          employee_id: people[0]?.id ?? '',
          other_employee_id: people[1]?.id ?? '',
          together: 'apart',
        })
      }
      onRemove={(index) => form.removeListItem('pairs', index)}
    >
      {(index) => (
        <>
          <Select
            label={t('people.one')}
            data={names}
            searchable
            {...form.getInputProps(`pairs.${index}.employee_id`)}
            error={form.errors[`pairs.${index}.employee_id`] ?? form.errors[`pairs.${index}`]}
          />
          <Select
            label={t('people.kind')}
            data={['apart', 'together'].map((value) => ({ value, label: t(`people.kinds.${value}`) }))}
            {...form.getInputProps(`pairs.${index}.together`)}
          />
          <Select
            label={t('people.other')}
            data={names}
            searchable
            {...form.getInputProps(`pairs.${index}.other_employee_id`)}
          />
        </>
      )}
    </RuleList>
  );
}

function SeniorList({ form }: { form: PartForm<PeopleValues> }) {
  const { t } = useTranslation('system-settings');
  const { data: templates = [] } = useQuery(queries.templates());
  const { inUse } = useRoleNames();
  const shifts = templates.map(({ name }) => name);
  return (
    <RuleList
      title={t('people.seniors')}
      text={t('people.seniorsText')}
      addLabel={t('people.addSenior')}
      count={form.values.seniors.length}
      obstacle={shifts.length === 0 ? t('noTemplates') : null}
      onAdd={() => form.insertListItem('seniors', { template: shifts[0] ?? '', role: '', least: 1 })}
      onRemove={(index) => form.removeListItem('seniors', index)}
    >
      {(index) => (
        <>
          <Select
            label={t('shifts.template')}
            data={shifts}
            {...form.getInputProps(`seniors.${index}.template`)}
            error={form.errors[`seniors.${index}.template`] ?? form.errors[`seniors.${index}`]}
          />
          <Select
            label={t('people.role')}
            data={[{ value: '', label: t('people.anyRole') }, ...inUse]}
            {...form.getInputProps(`seniors.${index}.role`)}
          />
          <NumberInput
            label={t('people.least')}
            hideControls
            allowDecimal={false}
            min={1}
            clampBehavior="none"
            {...form.getInputProps(`seniors.${index}.least`)}
          />
        </>
      )}
    </RuleList>
  );
}
