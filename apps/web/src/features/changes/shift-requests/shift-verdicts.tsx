import { Alert, List, Skeleton, Text, Title } from '@mantine/core';
import type { ReplyOf, schedule, swaps } from '@pamaina/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';

export type Candidate = ReplyOf<typeof schedule.listCandidates>[number];

interface JudgementProps {
  query: UseQueryResult<Candidate[]>;
  employeeId: string | null;
  name: string;
}

/** The rule check of an employee as the taker of a shift, before it is reassigned. */
export function Judgement({ query, employeeId, name }: JudgementProps) {
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
export function ExchangeVerdicts({ query }: { query: UseQueryResult<swaps.ExchangeVerdict[]> }) {
  return (
    <section aria-live="polite">
      <QueryView what="swaps" query={query} skeleton={<Skeleton height={144} />}>
        {(list) => <VerdictsOfBoth list={list} />}
      </QueryView>
    </section>
  );
}

export function VerdictsOfBoth({ list }: { list: swaps.ExchangeVerdict[] }) {
  const { t } = useTranslation('swaps');
  return list.map(({ employee_id, name, broken }) => (
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
  ));
}

/** Whether the rules let both of an exchange have what they would get. */
export const letsBoth = (list: readonly swaps.ExchangeVerdict[]) => list.every(({ broken }) => broken?.length === 0);

export function Verdict({ candidate }: { candidate: Candidate | undefined }) {
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
export function mayNotTake({ blocked_by }: Candidate): boolean {
  return blocked_by.some(({ severity }) => severity === 'hard');
}
