import type { rules, schedule } from '@pamaina/contract';
import { Text, Button, Group, Progress } from '@mantine/core';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRuleName } from '../../../lib/format/use-names.ts';
import { compareNames } from '../../../lib/format/compare-names.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { isBusy } from '../../../lib/http/api-error.ts';
import type { Editing } from '../../../lib/schedule/editing.ts';
import { firstOfMonth, lastOfMonth, monthOf, type DateRange } from '../../../lib/schedule/months.ts';
import { isSamePlace, needId } from '../../../lib/schedule/verdicts.ts';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import { OpenNeedCard } from './open-need-card.tsx';
import type { RemedySearch } from '../../../lib/schedule/search-remedies.ts';
import classes from './panel.module.css';

interface OpenPanelProps {
  unfilled: rules.CountedUnfilled[];
  shifts: schedule.Shift[];
  editing: Editing;
  onShow: (date: string) => void;
}

/** With so few needs, each is shown in full at once. */
const OPEN_AT_ONCE = 5;

/** The unfilled needs by what keeps most employees from them, each with the ways to fill it; past days come last. */
export function OpenPanel({ unfilled, shifts, editing, onShow }: OpenPanelProps) {
  const { t } = useTranslation('schedule');
  const today = useClock().today();
  const ruleName = useRuleName();
  const month = monthOf(unfilled[0]?.date ?? '2000-01-01');
  const range = { start: firstOfMonth(month), end: lastOfMonth(month) };
  const remedies = useQuery({ ...scheduleQueries.remedies(range), enabled: unfilled.length > 0 });
  if (unfilled.length === 0) return <Text c="dimmed">{t('panel.nothingOpen')}</Text>;
  const sorted = unfilled.toSorted((a, b) => a.date.localeCompare(b.date) || compareNames(a.role, b.role));

  const [past, ahead] = [sorted.filter(({ date }) => date < today), sorted.filter(({ date }) => date >= today)];
  const cardOf = (need: rules.CountedUnfilled) => (
    <OpenNeedCard
      key={needId(need)}
      need={need}
      range={range}
      isPast={need.date < today}
      isOpen={sorted.length <= OPEN_AT_ONCE}
      shift={shifts.find((shift) => isSamePlace(need, shift)) ?? null}
      shifts={shifts}
      remedies={remedies}
      editing={editing}
      onShow={onShow}
    />
  );
  return (
    <>
      {ahead.length > 0 && <RemedyProgress query={remedies} range={range} />}
      {byCause(ahead).map(([rule, needs]) => (
        <div key={rule} className={classes.cause}>
          {rule !== '' && (
            <h2>{t('panel.counted', { name: ruleName(rule, reasonOf(rule, needs)), count: needs.length })}</h2>
          )}
          {needs.map(cardOf)}
        </div>
      ))}
      {past.length > 0 && (
        <details className={classes.past} open={ahead.length === 0}>
          <summary>{t('panel.counted', { name: t('explanations:fill.past'), count: past.length })}</summary>
          {past.map(cardOf)}
        </details>
      )}
    </>
  );
}

/** Needs by the rule that stops most of those who have the role; the largest group is first. */
function byCause(needs: rules.CountedUnfilled[]): [rule: string, needs: rules.CountedUnfilled[]][] {
  const causeOf = ({ stopped }: rules.CountedUnfilled): string => {
    const [most] = stopped.filter(({ rule }) => rule !== 'role').toSorted((a, b) => b.count - a.count);
    return most?.rule ?? stopped[0]?.rule ?? '';
  };
  return [...Map.groupBy(needs, causeOf)].toSorted(([, a], [, b]) => b.length - a.length);
}

const reasonOf = (rule: string, needs: rules.CountedUnfilled[]): string | undefined =>
  needs.flatMap(({ reasons }) => reasons).find((reason) => reason.rule === rule)?.detail;

interface RemedyProgressProps {
  query: UseQueryResult<RemedySearch>;
  range: DateRange;
}

/** The progress of the search for ways to fill shifts, with a button to stop it; when stopped, with one to continue. */
function RemedyProgress({ query, range }: RemedyProgressProps) {
  const { t } = useTranslation('explanations');
  const client = useQueryClient();
  const { queryKey } = scheduleQueries.remedies(range);
  const { done = 0, of = null, isOver = false } = query.data ?? {};
  if (!query.isFetching && (isOver || query.error !== null)) return null;
  const count = of === null ? '' : t('remedies.progress', { done, of });
  const stop = () => void client.cancelQueries({ queryKey });
  return (
    <div>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" role="status">
          {isBusy(query.failureReason) && query.data === undefined
            ? query.failureReason.detail
            : t(query.isFetching ? 'remedies.searching' : 'remedies.stopped')}{' '}
          <span>{count}</span>
        </Text>
        {query.isFetching ? (
          <Button variant="default" size="compact-sm" onClick={stop}>
            {t('remedies.stop')}
          </Button>
        ) : (
          <Button variant="default" size="compact-sm" onClick={() => void query.refetch()}>
            {t('remedies.again')}
          </Button>
        )}
      </Group>
      {query.isFetching && of !== null && (
        <Progress mt={6} size="sm" value={(done / of) * 100} aria-label={t('remedies.searching')} />
      )}
    </div>
  );
}
