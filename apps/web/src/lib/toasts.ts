import type * as Toasts from '@mantine/notifications';
import i18n from 'i18next';

let ask = (): void => undefined;
const asked = new Promise<void>((resolve) => {
  ask = resolve;
});

/** Resolves when there is something to show, or `loadToasts` was called. */
export const whenToastsAreWanted = (): Promise<void> => asked;

let loading: Promise<typeof Toasts> | undefined;

/**
 * Loads the toasts at the first use of a page, before the connection can be lost. Who only looks never needs them.
 * Once for all: of two imports the later one can be done first, and a toast that is hidden before it is shown stays.
 */
export async function loadToasts() {
  ask();
  loading ??= import('@mantine/notifications');
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

const withToasts = async (deed: (toasts: typeof Toasts.notifications) => void) =>
  deed((await loadToasts()).notifications);

const closeButtonProps = () => ({ 'aria-label': i18n.t('common:close') });

interface ToastOptions {
  /** Replaces the toast with this ID, as a loading one by its outcome. */
  id?: string;
}

/** Confirms an action; closes by itself. */
export function toastSuccess(message: string, { id }: ToastOptions = {}): void {
  show({ id: id ?? message, message, color: 'gray', autoClose: 4000, loading: false }, id !== undefined);
}

/** Stays until it is closed; the same text is never shown twice. */
export function toastError(message: string, { id }: ToastOptions = {}): void {
  const toast = { id: id ?? message, message, color: 'red', autoClose: false, loading: false };
  show(toast, id !== undefined, () => window.alert(message));
}

/** Shown while something is in progress; end it with `toastSuccess` or `toastError` of the same ID. */
export function toastLoading(id: string, message: string): void {
  show({ id, message, loading: true, autoClose: false }, false);
}

/** Closes a toast, read or not. */
export function hideToast(id: string): void {
  withToasts((toasts) => toasts.hide(id)).catch(() => undefined);
}

/** The ID of the last toast that closes by itself: the next one takes its place, so that they are never a pile. */
let passing: string | null = null;

/**
 * Shows a toast; `replaces` the one with its ID. `lost` is called instead if the chunk of the toasts could not be
 * loaded.
 */
export function show(toast: Toasts.NotificationData & { id: string }, replaces: boolean, lost = () => {}): void {
  const full = { ...toast, closeButtonProps: closeButtonProps() };
  withToasts((toasts) => {
    if (replaces) toasts.hide(toast.id);
    if (passing !== null && passing !== toast.id) toasts.hide(passing);
    passing = toast.autoClose === false ? null : toast.id;
    toasts.show(full);
  }).catch(lost);
}
