import { SegmentedControl, Select, Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MINUTES, type AskManner } from './ask-manner.ts';

interface MannerFieldsProps {
  manner: AskManner;
  onChange: (manner: AskManner) => void;
}

/** In order or all at once, the time to answer, and who decides after a yes. */
export function MannerFields({ manner, onChange }: MannerFieldsProps) {
  const { t } = useTranslation('asks');
  const lengths = {
    minutes: (count: number) => t('minutes', { count }),
    hours: (count: number) => t('hours', { count }),
  };
  return (
    <Stack gap="sm">
      <div>
        <SegmentedControl
          aria-label={t('way.label')}
          data={(['in_order', 'all'] as const).map((value) => ({ value, label: t(`way.${value}`) }))}
          value={manner.way}
          onChange={(value) => onChange({ ...manner, way: value === 'all' ? 'all' : 'in_order' })}
        />
        <Text size="sm" c="dimmed">
          {t(`way.${manner.way}_help`)}
        </Text>
      </div>
      <Select
        label={t('answerTime')}
        data={MINUTES.map((one) => ({
          value: String(one),
          label: one < 60 ? lengths.minutes(one) : lengths.hours(one / 60),
        }))}
        value={String(manner.minutes)}
        onChange={(value) => onChange({ ...manner, minutes: Number(value ?? manner.minutes) })}
        allowDeselect={false}
      />
      <Switch
        label={t('approval')}
        description={t('approvalHelp')}
        checked={manner.needs_approval}
        onChange={(event) => onChange({ ...manner, needs_approval: event.currentTarget.checked })}
      />
    </Stack>
  );
}
