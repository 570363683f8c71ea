import { Button, NumberInput, Radio, Stack, Text, SegmentedControl, Select } from '@mantine/core';
import { constants } from '@pamaina/contract';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { addDays } from '../../../lib/dates/dates.ts';
import type { ChosenPart, Keep } from './use-generate-options.ts';

interface GenerateOptionsFormProps {
  seconds: number | string;
  onSeconds: (seconds: number | string) => void;
  part: ChosenPart;
  onPart: (part: ChosenPart) => void;
  keep: Keep;
  onKeep: (keep: Keep) => void;
  /** The number of shifts that were added, edited or deleted by hand. */
  byHand: number;
  /** Monday of the shown week. */
  week: string;
  roles: string[];
  onSubmit: (event: FormEvent) => void;
}

/** The part of the month to generate, the time limit, and whether manual edits stay. */
export function GenerateOptionsForm(props: GenerateOptionsFormProps) {
  const { seconds, onSeconds, part, onPart, keep, onKeep, byHand, week, roles, onSubmit } = props;
  const { t } = useTranslation('schedule');
  return (
    <form onSubmit={onSubmit}>
      <Stack gap="sm">
        <PartChoice value={part} week={week} roles={roles} onChange={onPart} />
        <NumberInput
          label={t('generate.seconds')}
          description={t('generate.secondsHelp')}
          value={seconds}
          onChange={onSeconds}
          min={1}
          max={constants.planningSecondsMax}
          clampBehavior="strict"
        />
        {byHand > 0 && (
          <Radio.Group
            label={t('generate.byHand', { count: byHand })}
            value={keep}
            onChange={(value) => onKeep(value === 'pins' ? 'pins' : 'hand')}
          >
            <Stack gap={6} mt={4}>
              <Radio value="hand" label={t('generate.keepHand')} />
              <Radio value="pins" label={t('generate.anew')} description={t('generate.anewHelp')} />
            </Stack>
          </Radio.Group>
        )}
        <Text size="sm" c="dimmed">
          {t('generate.keeps')}
        </Text>
        <Button type="submit">{t('generate.button')}</Button>
      </Stack>
    </form>
  );
}

interface PartChoiceProps {
  value: ChosenPart;
  /** Monday of the shown week. */
  week: string;
  roles: string[];
  onChange: (value: ChosenPart) => void;
}

const kinds: ChosenPart['kind'][] = ['month', 'week', 'role'];
const inPlace = { withinPortal: false };

/** What to generate: the whole month, the shown week or one role; the rest stays unchanged. */
function PartChoice({ value, week, roles, onChange }: PartChoiceProps) {
  const { t } = useTranslation('explanations');
  const format = useFormat();
  return (
    <Stack gap={6}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t('part.label')}
        data={kinds.map((kind) => ({ value: kind, label: t(`part.${kind}`), disabled: kind === 'role' && !roles[0] }))}
        value={value.kind}
        onChange={(kind) => onChange({ kind, role: value.role ?? roles[0] ?? null })}
      />
      {value.kind === 'role' && (
        <Select
          aria-label={t('part.choose')}
          data={roles}
          value={value.role}
          allowDeselect={false}
          onChange={(role) => onChange({ kind: 'role', role })}
          comboboxProps={inPlace}
        />
      )}
      {value.kind !== 'month' && (
        <Text size="sm" c="dimmed">
          {value.kind === 'week' && `${format.range(week, addDays(week, 6))}. `}
          {t('part.keeps')}
        </Text>
      )}
    </Stack>
  );
}
