import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.tsx';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { subscriptionQueries } from './subscription-queries.ts';

/**
 * One payment change at a time, also on a double click; then the list and the user's permissions in their projects are
 * reloaded.
 */
export function useSubscriptionChange(change: () => Promise<unknown>, text: string) {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const isSending = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: change,
    onSuccess: () => toastSuccess(text),
    onError: (error) => toastError(errorText(error)),
    onSettled: () => {
      isSending.current = false;
      return Promise.all([queryClient.invalidateQueries({ queryKey: subscriptionQueries.all }), refresh()]);
    },
  });
  const send = (then: { onSuccess?: () => void; onSettled?: () => void } = {}) => {
    if (isSending.current) return;
    isSending.current = true;
    mutate(undefined, then);
  };
  return { send, isPending };
}
