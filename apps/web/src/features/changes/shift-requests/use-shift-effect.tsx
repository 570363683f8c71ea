import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCanOn } from '../../../lib/session/use-can.ts';
import type { Effect } from '../../../ui/table/decision-entry.tsx';
import { swapQueries } from './swap-queries.ts';
import type { ShiftToDecide } from './use-shift-decision.ts';

/** On a press: most requests are read, not decided. */
const loadVerdicts = () => import('./shift-verdicts.tsx');

/** The rules that an approval would break; null: none, or not the user's to see, and the server checks them. */
export function useShiftEffect({ shift, taker, exchangeId }: ShiftToDecide): () => Promise<Effect | null> {
  const { t } = useTranslation('swaps');
  const client = useQueryClient();
  const seesRules = useCanOn('plan.cover')(shift.date);
  return async () => {
    if (exchangeId !== null) {
      const [{ letsBoth, VerdictsOfBoth }, list] = await Promise.all([
        loadVerdicts(),
        client.fetchQuery(swapQueries.verdicts(exchangeId)),
      ]);
      return letsBoth(list) ? null : { words: <VerdictsOfBoth list={list} />, isStopped: true };
    }
    if (shift.id === null) return { words: t('judgement.gone'), isStopped: true };
    if (!seesRules) return null;
    const [{ mayNotTake, Verdict }, { shiftQueries }] = await Promise.all([
      loadVerdicts(),
      import('./shift-queries.ts'),
    ]);
    const list = await client.fetchQuery(shiftQueries.judgement(shift.id));
    const candidate = list.find(({ employee_id }) => employee_id === taker.employee_id);
    if (candidate?.blocked_by.length === 0) return null;
    return { words: <Verdict candidate={candidate} />, isStopped: candidate === undefined || mayNotTake(candidate) };
  };
}
