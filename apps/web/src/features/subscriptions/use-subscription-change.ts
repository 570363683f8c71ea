import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.tsx';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { subscriptionQueries } from './subscription-queries.ts';

/** One change of a subscription at a time; then the list and what the person may do in their projects are read anew. */
export function useSubscriptionChange<Variables>(change: (variables: Variables) => Promise<unknown>, text: string) {
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  return useMutation({
    mutationFn: change,
    onSuccess: () => toastSuccess(text),
    onError: (error) => toastError(errorText(error)),
    onSettled: () => Promise.all([queryClient.invalidateQueries({ queryKey: subscriptionQueries.all }), refresh()]),
  });
}
