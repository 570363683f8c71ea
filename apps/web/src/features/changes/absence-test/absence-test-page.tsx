import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { HeartPulse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isMonth, monthOf, type Month } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { addDays } from '../../../lib/dates/dates.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { MonthStepper } from '../../../lib/schedule/month-stepper.tsx';
import { absenceTestQuery, type AbsenceTest } from './absence-test-queries.ts';
import { AbsencePicture } from './absence-picture.tsx';
import { OnCallDays } from './on-call-days.tsx';
import { kindOf } from './kind-of.ts';

/** `/manager/availability/absence-test`: whether others could cover each single absence still to come in a month. */
export function AbsenceTestPage() {
  const { t } = useTranslation('absence-test');
  const tomorrow = addDays(useClock().today(), 1);
  const [asked, setMonth] = useAddressState('month');
  const month = isMonth(asked) ? asked : monthOf(tomorrow);
  const query = useQuery(absenceTestQuery(month));
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <Stack gap="lg">
        <MonthStepper month={month} onChange={setMonth} />
        <TestProgress month={month} query={query} />
        {!isStoppedEarly(query) && (
          <QueryView what="schedule" query={query} skeleton={<RowsSkeleton rows={8} height={28} />}>
            {(test) => <Found month={month} test={test} isPast={month < monthOf(tomorrow)} />}
          </QueryView>
        )}
      </Stack>
    </>
  );
}

/** Stopped before anything was tried: there is neither a result nor an error. */
const isStoppedEarly = ({ data, isFetching, error }: UseQueryResult<AbsenceTest>) =>
  data === undefined && !isFetching && error === null;

interface FoundProps {
  month: Month;
  test: AbsenceTest;
  isPast: boolean;
}

function Found({ month, test, isPast }: FoundProps) {
  const { t } = useTranslation('absence-test');
  if (test.of === 0 && isPast) return <EmptyState icon={HeartPulse} title={t('past')} />;
  if (test.of === 0)
    return (
      <EmptyState
        icon={HeartPulse}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Button component={Link} to={`/manager/calendar?view=month&month=${month}`}>
            {t('empty.action')}
          </Button>
        }
      />
    );
  return (
    <>
      <Sentence test={test} />
      <AbsencePicture month={month} days={test.days} />
      {test.onCall !== null && <OnCallDays days={test.days} onCall={test.onCall} />}
    </>
  );
}

/** What is certain, once everything was tried. */
function Sentence({ test: { days, onCall } }: { test: AbsenceTest }) {
  const { t } = useTranslation('absence-test');
  if (onCall === null) return null;
  const count = Map.groupBy(days, kindOf);
  const of = (kind: ReturnType<typeof kindOf>) => count.get(kind)?.length ?? 0;
  const few = of('few');
  return (
    <Text fw={600} maw={720} role="status">
      {[
        few === days.length ? t('sentence.all', { count: few }) : t('sentence.part', { few, count: days.length }),
        of('more') > 0 && t('sentence.more', { count: of('more') }),
        of('open') > 0 && t('sentence.open', { count: of('open') }),
        of('notFound') > 0 && t('sentence.notFound', { count: of('notFound') }),
        onCall.length > 0 && t('onCall', { count: onCall.length }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}

/** How far it is, with a button to stop it; once stopped, with one to try again. */
function TestProgress({ month, query }: { month: Month; query: UseQueryResult<AbsenceTest> }) {
  const { t } = useTranslation('absence-test');
  const client = useQueryClient();
  const { queryKey } = absenceTestQuery(month);
  const { days = [], of = null, onCall = null } = query.data ?? {};
  const isStopped = isStoppedEarly(query);
  const isOver = onCall !== null || (query.data === undefined && !query.isFetching && !isStopped);
  if (isOver) return null;
  const counter = query.isFetching && of !== null ? t('running', { done: days.length, of }) : null;
  const state = query.isFetching
    ? t('starting')
    : query.error !== null
      ? t('failed')
      : isStopped
        ? t('stoppedEarly')
        : t('stopped', { done: days.length, of });
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" maw={720}>
        <div>
          {/* A number that changes hundreds of times is not read out. */}
          <Text size="sm" role="status">
            {counter === null && state}
          </Text>
          {counter !== null && <Text size="sm">{counter}</Text>}
        </div>
        {query.isFetching ? (
          <Button variant="default" size="compact-sm" onClick={() => void client.cancelQueries({ queryKey })}>
            {t('stop')}
          </Button>
        ) : (
          <Button variant="default" size="compact-sm" onClick={() => void query.refetch()}>
            {t('again')}
          </Button>
        )}
      </Group>
      {counter !== null && of !== null && (
        <Progress mt={6} size="sm" maw={720} value={(days.length / of) * 100} aria-label={counter} />
      )}
    </div>
  );
}
