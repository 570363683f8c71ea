import { notifications } from '@pamaina/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { toastError } from '../../lib/toasts.ts';

/** Marks the given notifications as read, or all of them. */
export function useRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[] | undefined) =>
      call(notifications.readNotifications, { body: ids === undefined ? {} : { ids } }),
    onError: (error) => toastError(errorText(error)),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications', 'page'] }),
  });
}
