import { timeOff } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { toastSuccess } from '../../../lib/toasts.ts';
import type { Decide } from '../../../ui/form/use-decision.ts';

/** Approves or rejects the version on screen: an edit in the meantime must not be approved unseen. */
export function useDecideTimeOff({ id, version }: timeOff.TimeOff, onSent?: () => void): Decide {
  const { t } = useTranslation('time-off');
  return async (status, note, write) => {
    onSent?.();
    const body = { status, decision_note: note };
    const answer = await write(timeOff.updateTimeOff, { params: { id }, body, ifMatch: version });
    const count = answer.opened_shifts?.length ?? 0;
    if (status === 'rejected') toastSuccess(t('rejected'));
    else toastSuccess(count === 0 ? t('approved') : t('approvedAndOpened', { count }));
  };
}
