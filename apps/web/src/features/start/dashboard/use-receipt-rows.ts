import { receipts } from '@pamaina/contract';
import { KeyRound, MailQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useNearDays } from '../../../lib/dates/use-near-days.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import type { ToDoRow } from './to-do-row.ts';

type People = receipts.OpenReceipts['people'];

/** More names than that become a number. */
const NAMED = 2;

/** Who has not confirmed a published month, with one press that reminds them; and who can't, without a login. */
export function useReceiptRows(months: readonly receipts.OpenReceipts[] = []): ToDoRow[] {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const near = useNearDays();
  const { local } = useClock();
  const can = useCan();
  const remind = useAction(receipts.remindReceipts, {
    done: ({ reminded }) => (reminded === 0 ? t('receipts.already') : t('receipts.done', { count: reminded })),
    failed: t('receipts.failed'),
  });
  const nameAll = (people: People) => {
    const names = people.slice(0, NAMED).map(({ name }) => name);
    if (people.length > NAMED) names.push(t('toDo.others', { count: people.length - NAMED }));
    return new Intl.ListFormat(format.locale).format(names);
  };
  return months.flatMap(({ year, month, people }) => {
    const [asked, loginless] = [people.filter((one) => one.has_login), people.filter((one) => !one.has_login)];
    const facts = (whom: People) => ({ month: near.month(year, month), names: nameAll(whom), count: whom.length });
    const date = people.map(({ asked_at }) => local(asked_at).date).toSorted()[0] ?? '';
    const reminded = asked.flatMap(({ reminded_at }) => reminded_at ?? []).toSorted();
    const last = reminded.at(-1);
    const query = { year: String(year), month: String(month) };
    const rows: ToDoRow[] = [];
    if (asked.length > 0)
      rows.push({
        key: `receipts ${year}-${month}`,
        date,
        icon: MailQuestion,
        tone: 'waiting',
        text:
          last === undefined
            ? t('receipts.waiting', facts(asked))
            : t('receipts.reminded', { ...facts(asked), when: format.instant(last) }),
        action: can('plan.publish')
          ? { label: t('receipts.remind'), run: () => remind.run({ query }), isBusy: remind.isBusy }
          : null,
      });
    if (loginless.length > 0)
      rows.push({
        key: `logins ${year}-${month}`,
        date,
        icon: KeyRound,
        tone: 'waiting',
        text: t('receipts.noLogin', facts(loginless)),
        action: can('people.write')
          ? { label: t('receipts.createLogins'), to: '/manager/employees?logins=missing' }
          : null,
      });
    return rows;
  });
}
