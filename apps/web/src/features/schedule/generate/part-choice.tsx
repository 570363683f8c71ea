import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { addDays } from '../../../lib/dates/dates.ts';
import type { ChosenPart } from './part-body.ts';

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
export function PartChoice({ value, week, roles, onChange }: PartChoiceProps) {
  const { t } = useTranslation('answers');
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
