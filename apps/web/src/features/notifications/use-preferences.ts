import { notifications, type BodyInput } from '@pamaina/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { notificationQueries } from './notification-queries.ts';

export type PreferencesChange = NonNullable<BodyInput<typeof notifications.updatePreferences>>;

const KEY = ['notification-preferences'];

/**
 * Shows changed preferences immediately, before the server has stored them; a rejected change is reverted.
 * @returns the preferences to show, and how to change them
 */
export function usePreferences(stored: notifications.Preferences) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [ahead, setAhead] = useState<notifications.Preferences | null>(null);
  const { mutate } = useMutation({
    mutationKey: KEY,
    // One after the other, in the order of the presses.
    scope: { id: 'notification-preferences' },
    mutationFn: (change: PreferencesChange) => call(notifications.updatePreferences, { body: change }),
    onError: (error) => toastError(errorText(error, t('common:error.settingsNotSaved'))),
    onSettled: async () => {
      // While another change is being sent the server doesn't know it yet; it can also start while the response is
      // read.
      const isOneMore = () => client.isMutating({ mutationKey: KEY }) > 1;
      if (isOneMore()) return;
      const { queryKey } = notificationQueries.preferences();
      await client.invalidateQueries({ queryKey });
      // Not null: `stored` arrives with a later render, and until then everything on screen, typed text included, would
      // be gone.
      if (!isOneMore()) setAhead(client.getQueryData(queryKey) ?? null);
    },
  });
  const shown = ahead ?? stored;
  const change = (next: PreferencesChange) => {
    setAhead((before) => withChange(before ?? stored, next));
    mutate(next);
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
