import { recovery, type ReplyOf } from '@pamaina/contract';
import { MailWarning } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { isConfirmed } from '../../access/recovery/index.ts';
import type { ToDoRow } from './to-do-row.ts';

type Own = ReplyOf<typeof recovery.getEmail>;

/**
 * Until it is done: without a confirmed address a forgotten password can't be replaced, and nobody can help an owner
 * then.
 */
export function useEmailRows(own: Own | undefined): ToDoRow[] {
  const { t } = useTranslation('dashboard');
  const today = useClock().today();
  const verification = useAction(recovery.sendVerification, {
    done: t('toDo.email.sent'),
    failed: t('toDo.email.failed'),
  });
  if (own === undefined || isConfirmed(own)) return [];
  const { email } = own;
  const row: ToDoRow = {
    key: 'email',
    date: today,
    icon: MailWarning,
    tone: 'waiting',
    text: email === null ? t('toDo.email.none') : t('toDo.email.unverified', { email }),
    action:
      email === null
        ? { label: t('toDo.email.profile'), to: '/manager/settings' }
        : { label: t('toDo.email.send'), run: () => verification.run({}), isBusy: verification.isBusy },
  };
  return [row];
}
