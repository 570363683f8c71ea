import { Alert, List, Skeleton, Text, Title } from '@mantine/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReplyOf, schedule } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { QueryView } from '../../ui/feedback/query-view.tsx';

type Candidate = ReplyOf<typeof schedule.listCandidates>[number];

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
      <Title order={3} size="h4" mb="xs">
        {t('judgement.title', { name })}
      </Title>
      <QueryView what="swaps" query={query} skeleton={<Skeleton height={72} />}>
        {(list) => <Verdict candidate={list.find(({ employee_id }) => employee_id === employeeId)} />}
      </QueryView>
    </section>
  );
}

function Verdict({ candidate }: { candidate: Candidate | undefined }) {
  const { t } = useTranslation('swaps');
  const format = useFormat();
  if (candidate === undefined) return <Text>{t('judgement.gone')}</Text>;
  const { blocked_by, hours_after, cost_cents } = candidate;
  const isStopped = mayNotTake(candidate);
  return (
    <Alert
      color={isStopped ? 'red' : blocked_by.length > 0 ? 'yellow' : 'green'}
      icon={blocked_by.length > 0 ? <TriangleAlert size={18} aria-hidden /> : <CircleCheck size={18} aria-hidden />}
      title={t(isStopped ? 'judgement.stopped' : blocked_by.length > 0 ? 'judgement.wishes' : 'judgement.fits')}
    >
      {blocked_by.length > 0 && (
        <List size="sm" mb="xs">
          {blocked_by.map(({ rule, detail, source }) => (
            <List.Item key={rule + detail}>
              {detail} {source}
            </List.Item>
          ))}
        </List>
      )}
      <Text size="sm">
        {cost_cents === null
          ? t('judgement.hoursAfter', { hours: format.hours(hours_after) })
          : t('judgement.hoursAndCost', { hours: format.hours(hours_after), cost: format.money(cost_cents) })}
      </Text>
    </Alert>
  );
}

/** Whether an approval would be rejected because of a hard rule. */
export function mayNotTake({ blocked_by }: Candidate): boolean {
  return blocked_by.some(({ severity }) => severity === 'hard');
}
