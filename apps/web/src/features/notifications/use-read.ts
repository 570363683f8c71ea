import { notifications } from '@pamaina/contract';
import { useAction } from '../../lib/http/use-action.ts';

/** Marks the given notifications as read, or all of them. */
export function useRead() {
  return useAction<string[] | undefined, unknown>((ids, write) =>
    write(notifications.readNotifications, { body: ids === undefined ? {} : { ids } }),
  );
}
