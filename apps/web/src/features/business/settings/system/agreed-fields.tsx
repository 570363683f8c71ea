import { NumberInput, Select, Text, TextInput } from '@mantine/core';
import type { laws } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { lawQueries } from '../../../../lib/http/law-queries.ts';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { useLimitWords } from '../law/use-limit-words.ts';
import { requiredNumber } from './limit-fields.tsx';
import { RuleList } from './rule-list.tsx';
import { SettingsPart } from './settings-part.tsx';
import type { Part, PartForm } from './use-section.ts';

const KINDS = ['house', 'collective'] as const;

interface AgreedValues {
  agreed_limits: {
    /** Rule and value, as `dailyRest.minMinutes`. */
    part: string;
    /** Hours of a length of time. */
    value: number | string;
    kind: laws.AgreedLimit['kind'];
    name: string;
    from: string | null;
    until: string | null;
  }[];
}

/** How many of the stored unit are one of the form's: lengths of time are stored in minutes. */
const scaleOf = (part: string): number => (part.endsWith('Minutes') ? 60 : 1);

export const agreedPart: Part<AgreedValues> = {
  toValues: ({ agreed_limits }) => ({
    agreed_limits: agreed_limits.map(({ rule, part, value, ...limit }) => ({
      ...limit,
      part: `${rule}.${part}`,
      value: value / scaleOf(part),
    })),
  }),
  toBody: ({ agreed_limits }) => ({
    agreed_limits: agreed_limits.map(({ part: named, value, from, ...limit }) => {
      const [rule = '', part = ''] = named.split('.');
      return { ...limit, rule, part, value: Math.round(requiredNumber(value) * scaleOf(part)), from: from ?? '' };
    }),
  }),
};

/** Limits that a collective agreement or a business rule sets on top of the law, with their days. */
export function AgreedFields({ form }: { form: PartForm<AgreedValues> }) {
  const { t } = useTranslation('law');
  const today = useClock().today();
  const { wordsOf } = useLimitWords();
  const { data = [] } = useQuery(lawQueries.limits(today));
  const limits = data.filter(({ agreeable }) => agreeable !== null);
  const choices = limits.map((limit) => ({ value: `${limit.rule}.${limit.part}`, label: wordsOf(limit) }));
  const known = new Set(choices.map(({ value }) => value));
  const others = form.values.agreed_limits.map(({ part }) => part).filter((part) => !known.has(part));
  const [first] = limits;
  return (
    <SettingsPart title={t('agreed.title')} text={t('agreed.text')}>
      <RuleList
        title={t('agreed.list')}
        text={t('agreed.listText')}
        addLabel={t('agreed.add')}
        count={form.values.agreed_limits.length}
        obstacle={first === undefined ? t('agreed.noLaw') : null}
        onAdd={() =>
          form.insertListItem('agreed_limits', {
            part: `${first?.rule}.${first?.part}`,
            value: (first?.value ?? 0) / scaleOf(first?.part ?? ''),
            kind: 'house',
            name: '',
            from: today,
            until: null,
          })
        }
        onRemove={(index) => form.removeListItem('agreed_limits', index)}
      >
        {(index) => (
          <Limit
            form={form}
            index={index}
            limits={limits}
            choices={[...choices, ...[...new Set(others)].map((value) => ({ value, label: value }))]}
          />
        )}
      </RuleList>
    </SettingsPart>
  );
}

interface LimitProps {
  form: PartForm<AgreedValues>;
  index: number;
  limits: readonly laws.Limit[];
  choices: { value: string; label: string }[];
}

function Limit({ form, index, limits, choices }: LimitProps) {
  const { t } = useTranslation('law');
  const { number } = useFormat();
  const field = (name: keyof AgreedValues['agreed_limits'][number]) =>
    form.getInputProps(`agreed_limits.${index}.${name}`);
  const { part = '', kind = 'house' } = form.values.agreed_limits[index] ?? {};
  const law = limits.find((limit) => `${limit.rule}.${limit.part}` === part)?.agreeable;
  const bound = law ? number(law[kind] / scaleOf(part)) : '';
  return (
    <>
      <Select
        label={t('agreed.limit')}
        // A sentence that a phone's field cuts is read whole above it.
        description={
          <Text span inherit hiddenFrom="sm">
            {choices.find(({ value }) => value === part)?.label}
          </Text>
        }
        data={choices}
        allowDeselect={false}
        {...field('part')}
      />
      <NumberInput
        label={t(scaleOf(part) === 60 ? 'agreed.hours' : 'agreed.value')}
        description={law ? t(`agreed.within.${law.way}`, { bound }) : undefined}
        min={0}
        clampBehavior="none"
        decimalScale={2}
        required
        {...field('value')}
      />
      <Select
        label={t('agreed.kind')}
        data={KINDS.map((value) => ({ value, label: t(`agreed.kinds.${value}`) }))}
        allowDeselect={false}
        {...field('kind')}
      />
      <TextInput label={t('agreed.name')} required autoComplete="off" {...field('name')} />
      <DateField label={t('agreed.from')} required {...field('from')} />
      <DateField label={t('agreed.until')} {...field('until')} />
    </>
  );
}
