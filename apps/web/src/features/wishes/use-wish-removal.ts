import { wishes } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useDeleteWithUndo } from '../../ui/feedback/use-delete.ts';

/** Deletes a preference immediately, and offers an undo. */
export function useWishRemoval(): (wish: wishes.Wish) => void {
  const { t } = useTranslation('wishes');
  return useDeleteWithUndo<wishes.Wish>({
    remove: ({ id }, write) => write(wishes.deleteWish, { params: { id } }),
    restore: ({ date, kind, template, employee_id }, write) =>
      write(wishes.makeWish, { body: { date, kind, template, employee_id } }),
    done: t('deleted'),
  });
}
