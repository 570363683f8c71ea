import type { swaps } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { DecisionForm } from '../../../ui/form/decision-form.tsx';
import { useCanOn } from '../../../lib/session/use-can.ts';
import { shiftQueries } from './shift-queries.ts';
import { ExchangeVerdicts, Judgement, letsBoth, mayNotTake } from './shift-verdicts.tsx';
import { swapQueries } from './swap-queries.ts';
import { SwapWords } from './swap-words.tsx';
import { useSwapDecision, type ShiftToDecide } from './use-shift-decision.ts';

/** A manager approves or rejects an accepted offer. */
export function SwapDecisionDrawer({ offer, onClose }: { offer: swaps.SwapOffer; onClose: () => void }) {
  const { t } = useTranslation('swaps');
  const { offered_by } = offer;
  const decision = useSwapDecision(offer);
  const isExchange = decision.exchangeId !== null;
  return (
    <ShiftDecision
      title={t('reviewTitle')}
      decision={decision}
      afterwards={t(isExchange ? 'afterwardsBoth' : 'afterwards', {
        giver: offered_by.name,
        taker: decision.taker.name,
      })}
      onClose={onClose}
    >
      <SwapWords offer={offer} />
    </ShiftDecision>
  );
}

interface ShiftDecisionProps {
  title: string;
  decision: ShiftToDecide;
  /** What an approval does. */
  afterwards: string;
  /** The request in full. */
  children: ReactNode;
  onClose: () => void;
}

/**
 * A manager approves or rejects that an employee gets a shift, after seeing the rule check. Who may not see it decides
 * too: the server checks the rules.
 */
export function ShiftDecision({ title, decision, afterwards, children, onClose }: ShiftDecisionProps) {
  const { t } = useTranslation('swaps');
  const { shift, taker, exchangeId, allowed, reasonLabel, onDecide } = decision;
  const seesRules = useCanOn('plan.cover')(shift.date) && exchangeId === null;
  const judgement = useQuery({ ...shiftQueries.judgement(shift.id ?? ''), enabled: shift.id !== null && seesRules });
  const verdicts = useQuery({ ...swapQueries.verdicts(exchangeId ?? ''), enabled: exchangeId !== null });
  const mayExchange = exchangeId === null || (verdicts.data !== undefined && letsBoth(verdicts.data));
  const candidate = judgement.data?.find(({ employee_id }) => employee_id === taker.employee_id);
  return (
    <DecisionForm
      title={title}
      reasonLabel={reasonLabel}
      allowed={allowed}
      canApprove={seesRules ? candidate !== undefined && !mayNotTake(candidate) : shift.id !== null && mayExchange}
      onDecide={onDecide}
      onClose={onClose}
    >
      <div>{children}</div>
      {seesRules ? (
        <Judgement query={judgement} employeeId={taker.employee_id} name={taker.name} />
      ) : exchangeId !== null ? (
        <ExchangeVerdicts query={verdicts} />
      ) : (
        <Text>{t('judgement.later')}</Text>
      )}
      <p style={{ margin: 0 }}>{afterwards}</p>
    </DecisionForm>
  );
}
