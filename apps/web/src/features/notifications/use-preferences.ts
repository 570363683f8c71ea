import { notifications, type BodyInput } from '@pamaina/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { toastError } from '../../lib/toasts.tsx';
import { notificationQueries } from './notification-queries.ts';

type Change = NonNullable<BodyInput<typeof notifications.updatePreferences>>;

const { queryKey } = notificationQueries.preferences();

/** Changes a preference at once: it is drawn before the server has it, and drawn back when the server refuses. */
export function usePreferences() {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that the last answer is the newest.
    scope: { id: 'notification-preferences' },
    mutationFn: (change: Change) => call(notifications.updatePreferences, { body: change }),
    onMutate: async ({ preferences = {}, ...change }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (stored) =>
          stored && { ...stored, ...definedOf(change), preferences: { ...stored.preferences, ...preferences } },
      );
    },
    onError: (error) => toastError(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

/** What a change leaves out stays as it is. */
function definedOf({ quiet_hours, digest }: Omit<Change, 'preferences'>) {
  return { ...(quiet_hours !== undefined && { quiet_hours }), ...(digest !== undefined && { digest }) };
}
