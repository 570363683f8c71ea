import { notifications, type BodyOf } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationQueries } from './notification-queries.ts';
import { useAction } from '../../lib/http/use-action.ts';

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
