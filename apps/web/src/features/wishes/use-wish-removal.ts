import { wishes } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { toastUndo } from '../../lib/toast-undo.tsx';
import { toastError } from '../../lib/toasts.ts';
import { useReloadProject } from '../../lib/use-reload-project.ts';

/** Deletes a preference immediately, and offers an undo. */
export function useWishRemoval(): (wish: wishes.Wish) => void {
  const { t } = useTranslation('wishes');
  const reload = useReloadProject();
  const tell = (error: unknown) => toastError(errorText(error, t('common:error.deleteFailed')));
  const restore = ({ date, kind, template, employee_id }: wishes.Wish) => {
    const body = { date, kind, template, employee_id };
    call(wishes.makeWish, { body }).then(reload).catch(tell);
  };
  return (wish) => {
    call(wishes.deleteWish, { params: { id: wish.id } })
      .then(reload)
      .then(() => toastUndo(t('deleted'), () => restore(wish)))
      .catch(tell);
  };
}
