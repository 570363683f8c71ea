import { useQuery } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.tsx';
import { useSeesAllWeeks } from '../../../lib/session/use-can.ts';
import { useOwnEmail } from '../../access/recovery/index.ts';
import { ledgerQueries } from '../../hours/ledger/index.ts';
import { receiptQueries } from '../../plan/receipts/index.ts';
import type { ManagerStats } from './figures.tsx';
import type { ToDoRow } from './to-do-row.ts';
import { useEmailRows } from './use-email-rows.ts';
import { useLedgerRows } from './use-ledger-rows.ts';
import { useReceiptRows } from './use-receipt-rows.ts';
import { useToDoWords } from './use-to-do-words.ts';

/** What is known beside the dashboard's reply. The page asks for it at once, not after its reply. */
export function useToDoFacts() {
  const seesAll = useSeesAllWeeks();
  const { user } = useSession();
  return {
    receipts: useQuery({ ...receiptQueries.open(), enabled: seesAll }),
    ledger: useQuery({ ...ledgerQueries.of(), enabled: seesAll }),
    email: useOwnEmail(user?.is_demo === false),
  };
}

/** All that waits, by date: what the dashboard's reply lists, and what other pages know. */
export function useToDo(stats: ManagerStats): { rows: ToDoRow[]; isLoading: boolean } {
  const { t } = useTranslation();
  const sayOf = useToDoWords();
  const { receipts, ledger, email } = useToDoFacts();
  const own = [
    ...useReceiptRows(stats.has_shifts ? receipts.data : []),
    ...useEmailRows(email.data),
    ...useLedgerRows(stats.has_shifts ? ledger.data : undefined),
  ];
  const facts = [...(stats.has_shifts ? [receipts, ledger] : []), email];
  const failed = facts.filter(({ isError }) => isError);
  const lost: ToDoRow[] = failed.slice(0, 1).map(() => ({
    key: 'lost',
    date: '',
    icon: CloudOff,
    tone: 'waiting',
    text: t('dashboard:toDo.lost'),
    action: {
      label: t('common:retry'),
      run: () => failed.forEach(({ refetch }) => void refetch()),
      isBusy: failed.some(({ isFetching }) => isFetching),
    },
  }));
  const rows = [...lost, ...stats.to_do.map(sayOf), ...own];
  return {
    rows: rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    isLoading: facts.some(({ isLoading }) => isLoading),
  };
}
