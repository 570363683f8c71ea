import { Group, Paper, SegmentedControl, Stack, Switch, Text, Title } from '@mantine/core';
import { isClockTime, type notifications } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTime, TimeField } from '../../ui/form/time-field.tsx';
import type { PreferencesChange } from './use-preferences.ts';

type QuietHours = NonNullable<notifications.Preferences['quiet_hours']>;

const digests = ['soon', 'daily'] as const;
const NIGHT: QuietHours = { from: '22:00', until: '07:00' };

interface SectionProps {
  shown: notifications.Preferences;
  change: (next: PreferencesChange) => void;
}

/** When emails and push notifications are sent: combined or immediately, and not during quiet hours. */
export function TimingSection({ shown, change }: SectionProps) {
  const { t } = useTranslation('notifications');
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="timing">
      <Stack gap="md" align="flex-start">
        <Title order={2} id="timing">
          {t('timing')}
        </Title>
        <Stack gap={4} align="flex-start">
          <Text fw={550} id="digest">
            {t('digest.label')}
          </Text>
          <SegmentedControl
            aria-labelledby="digest"
            value={shown.digest}
            data={digests.map((value) => ({ value, label: t(`digest.${value}`) }))}
            onChange={(value) => change({ digest: value === 'daily' ? 'daily' : 'soon' })}
          />
          <Text size="xs" c="dimmed">
            {t('digest.help')}
          </Text>
        </Stack>
        <Switch
          label={t('quiet.label')}
          description={t('quiet.help')}
          checked={shown.quiet_hours !== null}
          onChange={(event) => change({ quiet_hours: event.currentTarget.checked ? NIGHT : null })}
        />
        {shown.quiet_hours !== null && (
          <QuietTimes
            key={`${shown.quiet_hours.from}-${shown.quiet_hours.until}`}
            stored={shown.quiet_hours}
            onChange={(quiet_hours) => change({ quiet_hours })}
          />
        )}
      </Stack>
    </Paper>
  );
}

/** Start and end; saved when a field with a valid time is left. */
function QuietTimes({ stored, onChange }: { stored: QuietHours; onChange: (hours: QuietHours) => void }) {
  const { t } = useTranslation('notifications');
  const [typed, setTyped] = useState<Record<keyof QuietHours, string>>(stored);
  const problem = (text: string) => (isClockTime(text) ? null : t('common:invalid.time_format'));
  const isSame = typed.from === typed.until;
  const keep = () => {
    const [from, until] = [readTime(typed.from), readTime(typed.until)];
    const isChanged = from !== stored.from || until !== stored.until;
    if (isClockTime(from) && isClockTime(until) && isChanged && from !== until) onChange({ from, until });
  };
  return (
    <Group gap="md" align="flex-start" onBlur={keep}>
      <TimeField
        w={120}
        label={t('quiet.from')}
        value={typed.from}
        error={problem(typed.from)}
        onChange={(from) => setTyped((now) => ({ ...now, from }))}
      />
      <TimeField
        w={120}
        label={t('quiet.until')}
        value={typed.until}
        error={isSame ? t('common:invalid.end_equals_start') : problem(typed.until)}
        onChange={(until) => setTyped((now) => ({ ...now, until }))}
      />
    </Group>
  );
}
