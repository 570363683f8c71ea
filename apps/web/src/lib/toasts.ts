import type { notifications, NotificationData } from '@mantine/notifications';
import i18n from 'i18next';

/** Comes after the first page is drawn: nothing is told before. */
const withToasts = async (deed: (toasts: typeof notifications) => void) =>
  deed((await import('@mantine/notifications')).notifications);

const closeButtonProps = () => ({ 'aria-label': i18n.t('common:close') });

interface ToastOptions {
  /** Replaces the toast of this id, as a loading one by its outcome. */
  id?: string;
}

/** Tells of something done; goes by itself. */
export function toastSuccess(message: string, { id }: ToastOptions = {}): void {
  show({ id: id ?? message, message, color: 'green', autoClose: 4000, loading: false }, id !== undefined);
}

/** Stays until it is read and closed; the same text never stands twice. */
export function toastError(message: string, { id }: ToastOptions = {}): void {
  const toast = { id: id ?? message, message, color: 'red', autoClose: false, loading: false };
  show(toast, id !== undefined, () => window.alert(message));
}

/** Stands while something lasts; end it with `toastSuccess` or `toastError` of the same id. */
export function toastLoading(id: string, message: string): void {
  show({ id, message, loading: true, autoClose: false }, false);
}

/** Takes a toast away, read or not. */
export function hideToast(id: string): void {
  withToasts((toasts) => toasts.hide(id)).catch(() => undefined);
}

/** Shows a toast; `replaces` the one of its id. `lost` is done instead where the file of the toasts did not come. */
export function show(toast: NotificationData & { id: string }, replaces: boolean, lost = () => {}): void {
  const full = { ...toast, closeButtonProps: closeButtonProps() };
  withToasts((toasts) => {
    if (replaces) toasts.hide(toast.id);
    toasts.show(full);
  }).catch(lost);
}
