import type { ledger, ReplyOf } from '@pamaina/contract';
import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { balanceOf } from '../../hours/ledger/index.ts';
import type { ToDoRow } from './to-do-row.ts';

/** Who will be above or below the norm when the accounting period ends, and what that costs; nothing if all is well. */
export function useLedgerRows(data: ReplyOf<typeof ledger.getLedger> | undefined): ToDoRow[] {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const balance = data && balanceOf(data);
  if (!balance) return [];
  const { above, below, cents } = balance;
  // A side on which no one is isn't said.
  const [one] = above === 0 ? ['below' as const] : below === 0 ? ['above' as const] : [];
  const facts = { above, below, date: format.dayMonth(data.period.end), cost: format.money(cents) };
  return [
    {
      key: 'ledger',
      date: data.period.end,
      icon: Scale,
      tone: 'calm',
      text: t(`toDo.norm.${one ?? 'both'}.${cents === 0 ? 'uncosted' : 'costed'}`, facts),
      action: { label: t('toDo.normAction'), to: '/manager/timesheets/ledger' },
    },
  ];
}
