import { SegmentedControl, Select, Stack, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

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

/** How a manager asks: what was chosen last on this device is proposed next. */
interface AskManner {
  way: 'in_order' | 'all';
  minutes: number;
  needs_approval: boolean;
}

const KEPT = 'askManner';
const MINUTES = [15, 30, 60, 120, 240, 720, 1440] as const;
const initial: AskManner = { way: 'in_order', minutes: 30, needs_approval: false };

export function lastManner(): AskManner {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Record<keyof AskManner, unknown>>;
    return {
      way: kept.way === 'all' ? 'all' : initial.way,
      minutes: MINUTES.find((one) => one === kept.minutes) ?? initial.minutes,
      needs_approval: kept.needs_approval === true,
    };
  } catch {
    return initial;
  }
}

export const keepManner = (manner: AskManner): void => localStorage.setItem(KEPT, JSON.stringify(manner));
