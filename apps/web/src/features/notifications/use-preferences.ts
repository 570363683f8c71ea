import { notifications, type BodyInput } from '@pamaina/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { toastError } from '../../lib/toasts.tsx';
import { notificationQueries } from './notification-queries.ts';

type Change = NonNullable<BodyInput<typeof notifications.updatePreferences>>;

const KEY = ['notification-preferences'];
const { queryKey } = notificationQueries.preferences();

/** Changes a preference at once: it is drawn before the server has it, and drawn back when the server refuses. */
export function usePreferences(): (change: Change) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: KEY,
    // One after the other, in the order of the presses.
    scope: { id: 'notification-preferences' },
    mutationFn: (change: Change) => call(notifications.updatePreferences, { body: change }),
    onError: (error) => toastError(errorText(error)),
    // While another change is on its way the server does not know it yet.
    onSettled: () =>
      client.isMutating({ mutationKey: KEY }) === 1 ? client.invalidateQueries({ queryKey }) : undefined,
  });
  return (change) => {
    // In the same moment as the press: a box that waits for an answer would spring back first.
    void client.cancelQueries({ queryKey }, { revert: false });
    client.setQueryData(queryKey, (stored) => stored && withChange(stored, change));
    mutate(change);
  };
}

/** What a change leaves out stays as it is. */
function withChange(
  stored: notifications.Preferences,
  { preferences = {}, quiet_hours = stored.quiet_hours, digest = stored.digest }: Change,
): notifications.Preferences {
  return { ...stored, quiet_hours, digest, preferences: { ...stored.preferences, ...preferences } };
}
