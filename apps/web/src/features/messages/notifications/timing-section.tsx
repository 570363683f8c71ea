import { Group, Paper, SegmentedControl, Stack, Switch, Text, Title } from '@mantine/core';
import { isClockTime, notifications, type BodyOf } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { readTime, TimeField } from '../../../ui/form/time-field.tsx';
import { useAction } from '../../../lib/http/use-action.ts';
import { notificationQueries } from './notification-queries.ts';

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
          <Text fw={500} id="digest">
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
  const problem = (text: string) => (isClockTime(text) ? null : t('invalid:time_format'));
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
        error={isSame ? t('invalid:end_equals_start') : problem(typed.until)}
        onChange={(until) => setTyped((now) => ({ ...now, until }))}
      />
    </Group>
  );
}

export type PreferencesChange = NonNullable<BodyOf<typeof notifications.updatePreferences>>;

/**
 * Shows changed preferences immediately, before the server has stored them; a rejected change is reverted.
 * @returns the preferences to show, and how to change them
 */
export function usePreferences(stored: notifications.Preferences) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [ahead, setAhead] = useState<notifications.Preferences | null>(null);
  const { run } = useAction(notifications.updatePreferences, {
    queue: 'notification-preferences',
    failed: t('common:error.settingsNotSaved'),
    // Not null: `stored` arrives with a later render, and until then everything on screen, typed text included, would
    // be gone.
    onIdle: () => setAhead(client.getQueryData(notificationQueries.preferences().queryKey) ?? null),
  });
  const shown = ahead ?? stored;
  const change = (next: PreferencesChange) => {
    setAhead((before) => withChange(before ?? stored, next));
    run({ body: next });
  };
  return { shown, change };
}

/** Fields that a change omits stay unchanged. */
function withChange(
  before: notifications.Preferences,
  { preferences = {}, quiet_hours = before.quiet_hours, digest = before.digest }: PreferencesChange,
): notifications.Preferences {
  return { ...before, quiet_hours, digest, preferences: { ...before.preferences, ...preferences } };
}
