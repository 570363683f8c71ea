import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StaleAnswer } from '../lib/api-error.ts';
import { errorText } from '../lib/error-text.ts';
import { toastError } from '../lib/toasts.ts';

/** A deletion with a confirmation: the thing to delete, and whether the deletion is in progress. */
export function useDelete<Thing>(remove: (thing: Thing) => Promise<void>) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Thing | null>(null);
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    if (asked === null || isBusy) return;
    setBusy(true);
    try {
      await remove(asked);
    } catch (error) {
      if (!(error instanceof StaleAnswer)) toastError(errorText(error, t('error.deleteFailed')));
    } finally {
      setBusy(false);
      setAsked(null);
    }
  };
  return { asked, ask: setAsked, isBusy, confirm: () => void confirm(), cancel: () => setAsked(null) };
}
