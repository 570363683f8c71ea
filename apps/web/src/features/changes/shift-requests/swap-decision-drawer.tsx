import { swaps, type ReplyOf, type schedule } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert, List, Skeleton, Text, Title } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { toastSuccess } from '../../../lib/toasts.ts';
import type { Write } from '../../../lib/http/use-action.ts';
import { DecisionForm } from '../../../ui/form/decision-form.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCanOn } from '../../../lib/session/use-can.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { SwapWords } from './swap-words.tsx';
import { swapQueries } from './swap-queries.ts';

/** A manager approves or rejects an accepted offer. */
export function SwapDecisionDrawer({ offer, onClose }: { offer: swaps.SwapOffer; onClose: () => void }) {
  const { t } = useTranslation('swaps');
  const { id, shift, offered_by, accepted_by } = offer;
  const taker = accepted_by ?? { employee_id: null, name: '' };
  const isExchange = offer.return_shift !== null;
  return (
    <ShiftDecision
      title={t('reviewTitle')}
      reasonLabel={t('reason')}
      shift={shift}
      taker={taker}
      exchangeId={isExchange ? id : null}
      allowed={offer.allowed_actions}
      onApprove={(write) => write(swaps.approveSwap, { params: { id } })}
      onReject={(write, reason) => write(swaps.rejectSwap, { params: { id }, body: { reason } })}
      done={{ approved: isExchange ? t('exchanged') : t('approved', { name: taker.name }), rejected: t('rejected') }}
      afterwards={t(isExchange ? 'afterwardsBoth' : 'afterwards', { giver: offered_by.name, taker: taker.name })}
      onClose={onClose}
    >
      <SwapWords offer={offer} />
    </ShiftDecision>
  );
}

interface ShiftDecisionProps {
  title: string;
  reasonLabel: string;
  /** The shift that moves; its ID is null when it no longer exists. */
  shift: { id: string | null; date: string };
  /** Who would get it. */
  taker: { employee_id: string | null; name: string };
  /** The offer if another shift comes back: the rules are checked for both. */
  exchangeId?: string | null;
  /** What the manager can do. */
  allowed: readonly string[];
  onApprove: (write: Write) => Promise<unknown>;
  onReject: (write: Write, reason: string) => Promise<unknown>;
  /** What the toast says afterwards. */
  done: Record<'approved' | 'rejected', string>;
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
export function ShiftDecision(props: ShiftDecisionProps) {
  const {
    title,
    reasonLabel,
    shift,
    taker,
    exchangeId = null,
    allowed,
    onApprove,
    onReject,
    done,
    afterwards,
    children,
  } = props;
  const { t } = useTranslation('swaps');
  const seesRules = useCanOn('plan.cover')(shift.date) && exchangeId === null;
  const judgement = useQuery({ ...swapQueries.judgement(shift.id ?? ''), enabled: shift.id !== null && seesRules });
  const verdicts = useQuery({ ...swapQueries.verdicts(exchangeId ?? ''), enabled: exchangeId !== null });
  const mayExchange = exchangeId === null || verdicts.data?.every(({ broken }) => broken?.length === 0) === true;
  const candidate = judgement.data?.find(({ employee_id }) => employee_id === taker.employee_id);
  const decide = async (decision: 'approved' | 'rejected', reason: string, write: Write) => {
    await (decision === 'approved' ? onApprove(write) : onReject(write, reason));
    toastSuccess(done[decision]);
  };
  return (
    <DecisionForm
      title={title}
      reasonLabel={reasonLabel}
      allowed={allowed}
      canApprove={seesRules ? candidate !== undefined && !mayNotTake(candidate) : shift.id !== null && mayExchange}
      onDecide={decide}
      onClose={props.onClose}
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

type Candidate = ReplyOf<typeof schedule.listCandidates>[number];

interface JudgementProps {
  query: UseQueryResult<Candidate[]>;
  employeeId: string | null;
  name: string;
}

/** The rule check of an employee as the taker of a shift, before it is reassigned. */
function Judgement({ query, employeeId, name }: JudgementProps) {
  const { t } = useTranslation('swaps');
  return (
    <section aria-live="polite">
      <Title order={3} mb="xs">
        {t('judgement.title', { name })}
      </Title>
      <QueryView what="swaps" query={query} skeleton={<Skeleton height={72} />}>
        {(list) => <Verdict candidate={list.find(({ employee_id }) => employee_id === employeeId)} />}
      </QueryView>
    </section>
  );
}

/** The rule check of both employees of an exchange, each with what they would get. */
function ExchangeVerdicts({ query }: { query: UseQueryResult<swaps.ExchangeVerdict[]> }) {
  const { t } = useTranslation('swaps');
  return (
    <section aria-live="polite">
      <QueryView what="swaps" query={query} skeleton={<Skeleton height={144} />}>
        {(list) =>
          list.map(({ employee_id, name, broken }) => (
            <div key={employee_id}>
              <Title order={3} my="xs">
                {t('judgement.title', { name })}
              </Title>
              {broken === null ? (
                <Text>{t('judgement.gone')}</Text>
              ) : (
                <RulesAlert broken={broken} isStopped={broken.length > 0} />
              )}
            </div>
          ))
        }
      </QueryView>
    </section>
  );
}

function Verdict({ candidate }: { candidate: Candidate | undefined }) {
  const { t } = useTranslation('swaps');
  const format = useFormat();
  if (candidate === undefined) return <Text>{t('judgement.gone')}</Text>;
  const { blocked_by, hours_after, cost_cents } = candidate;
  return (
    <RulesAlert broken={blocked_by} isStopped={mayNotTake(candidate)}>
      <Text size="sm">
        {cost_cents === null
          ? t('judgement.hoursAfter', { hours: format.hours(hours_after) })
          : t('judgement.hoursAndCost', { hours: format.hours(hours_after), cost: format.money(cost_cents) })}
      </Text>
    </RulesAlert>
  );
}

interface RulesAlertProps {
  broken: Candidate['blocked_by'];
  isStopped: boolean;
  children?: ReactNode;
}

/** What the rules say of an employee with a shift. */
function RulesAlert({ broken, isStopped, children }: RulesAlertProps) {
  const { t } = useTranslation('swaps');
  return (
    <Alert
      color={isStopped ? 'red' : broken.length > 0 ? 'yellow' : 'gray'}
      icon={broken.length > 0 ? <TriangleAlert size={18} aria-hidden /> : <CircleCheck size={18} aria-hidden />}
      title={t(isStopped ? 'judgement.stopped' : broken.length > 0 ? 'judgement.wishes' : 'judgement.fits')}
    >
      {broken.length > 0 && (
        <List size="sm" mb="xs">
          {broken.map(({ rule, detail, source }) => (
            <List.Item key={rule + detail}>
              {detail} {source}
            </List.Item>
          ))}
        </List>
      )}
      {children}
    </Alert>
  );
}

/** Whether an approval would be rejected because of a hard rule. */
function mayNotTake({ blocked_by }: Candidate): boolean {
  return blocked_by.some(({ severity }) => severity === 'hard');
}
