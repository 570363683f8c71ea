import { SegmentedControl, Select, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { settingsQueries } from '../../../lib/http/settings-queries.ts';

interface MannerFieldsProps {
  manner: AskManner;
  onChange: (manner: AskManner) => void;
}

/** In order or all at once, the time to answer, and who decides after a yes. */
export function MannerFields({ manner, onChange }: MannerFieldsProps) {
  const { t } = useTranslation('asks');
  // Who decides is a setting of the project, unless it is chosen for this question.
  const { data: stored } = useQuery(settingsQueries.system());
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
        checked={manner.needs_approval ?? stored?.asks_need_approval === true}
        onChange={(event) => onChange({ ...manner, needs_approval: event.currentTarget.checked })}
      />
    </Stack>
  );
}

/** How a manager asks: the way and the time that were chosen last on this device are proposed next. */
interface AskManner {
  way: 'in_order' | 'all';
  minutes: number;
  needs_approval?: boolean;
}

const KEPT = 'askManner';
const MINUTES = [15, 30, 60, 120, 240, 720, 1440] as const;
const initial: AskManner = { way: 'in_order', minutes: 30 };

export function lastManner(): AskManner {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Record<keyof AskManner, unknown>>;
    return {
      way: kept.way === 'all' ? 'all' : initial.way,
      minutes: MINUTES.find((one) => one === kept.minutes) ?? initial.minutes,
    };
  } catch {
    return initial;
  }
}

export const keepManner = (manner: AskManner): void => localStorage.setItem(KEPT, JSON.stringify(manner));
