import { Group } from '@mantine/core';
import type { scenarios } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { StatusBadge, type Tone } from '../../../ui/feedback/status-badge.tsx';

const tones: Record<scenarios.ScenarioSummary['state'], Tone> = {
  waiting: 'quiet',
  planning: 'quiet',
  done: 'good',
  stopped: 'quiet',
  failed: 'bad',
};

type Marked = Pick<scenarios.ScenarioSummary, 'state' | 'stale' | 'applied_at'>;

/** How far a scenario is, and whether it is of the month as it is now. Applying it changes the month too. */
export function ScenarioState({ scenario: { state, stale, applied_at } }: { scenario: Marked }) {
  const { t } = useTranslation('scenarios');
  return (
    <Group gap={6} component="span">
      <StatusBadge tone={tones[state]} label={t(`states.${state}`)} />
      {stale && applied_at === null && <StatusBadge tone="waiting" label={t('states.stale')} />}
      {applied_at !== null && <StatusBadge tone="good" label={t('states.applied')} />}
    </Group>
  );
}
