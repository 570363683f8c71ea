import { Skeleton, Stack, Title } from '@mantine/core';
import { constants } from '@pamaina/contract';
import { CalendarClock } from 'lucide-react';
import { Suspense, useMemo, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { useClock, useNow } from '../../../lib/dates/use-clock.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { OpenAnnouncements } from '../announcements/index.ts';
import { OwnQuestions } from '../../changes/asks/index.ts';
import { NextOpenShifts } from '../../changes/shift-requests/index.ts';
import { OwnFairness } from '../../hours/ledger/index.ts';
import { OwnReceipts } from '../receipts/index.ts';
import { DayTasks } from '../../messages/tasks/index.ts';
import { ClockCard } from '../../hours/time-clock/index.ts';
import { homeRange } from '../../../lib/schedule/home-range.ts';
import { monthOf } from '../../../lib/schedule/months.ts';
import { netMinutes } from '../../../lib/schedule/shift-body.ts';
import { AsOf } from './as-of.tsx';
import { HomeFigures } from './home-figures.tsx';
import { NextShift, isSoon, upcomingOf } from './next-shift.tsx';
import { NoProject } from './no-project.tsx';
import { SinceLastVisit, WaitingResponses, useWorkerStats } from './home-news.tsx';
import { UnknownDays } from './unknown-days.tsx';
import { UpcomingList } from './upcoming-list.tsx';
import { useTeamSchedule } from './use-team-schedule.ts';
import classes from './worker.module.css';

/**
 * The employee's home page: the next shift first, then the coming thirty days, and the month in two figures. If a shift
 * is in progress or starts soon, the time clock is within reach of the thumb.
 */
export function WorkerHomePage() {
  const { t } = useTranslation('schedule');
  const now = useNow();
  const today = useClock().today(now);
  const range = useMemo(() => homeRange(today), [today]);
  const { query, asOf, isCut, unknown, team, own, me, colors, isInNoProject } = useTeamSchedule(range);
  const { data: stats } = useWorkerStats();
  if (isInNoProject) return <NoProject />;

  const until = addDays(today, constants.upcomingDays);
  const [next, ...later] = upcomingOf(own, me, now).filter((shift) => shift.date <= until);
  const isOnDuty = next !== undefined && isSoon(next, now);
  const month = own.filter((shift) => monthOf(shift.date) === monthOf(today));
  const missing = [...unknown].filter((date) => date >= today && date <= until);
  const isMonthKnown = ![...unknown].some((date) => monthOf(date) === monthOf(today));
  const minutes = month.reduce((sum, shift) => sum + netMinutes(shift), 0);
  return (
    <div className={classes.page}>
      <Title order={1}>{t('worker.greeting')}</Title>
      <AsOf moment={asOf} isCut={isCut} onRetry={() => void query.refetch()} />
      <UnknownDays dates={missing} />
      <OwnQuestions />
      <QueryView what="schedule" query={query} skeleton={<Skeleton height={380} />}>
        {() => (
          <>
            <ToRead />
            {isOnDuty && <Clock />}
            {next !== undefined && <NextDay shift={next} team={team} now={now} ownZone={stats?.own_timezone ?? null} />}
            {next === undefined && missing.length === 0 && <NothingPlanned />}
            {!isOnDuty && <Clock />}
            <ShiftsOfOthers responses={stats?.pending_responses ?? 0} />
            {stats && stats.last_visit !== null && stats.changes.length > 0 && (
              <SinceLastVisit lastVisit={stats.last_visit} changes={stats.changes} />
            )}
            <HomeFigures
              minutes={isMonthKnown ? minutes : undefined}
              shifts={isMonthKnown ? month.length : undefined}
              weekHours={stats?.hours_this_week}
              pending={stats?.pending_requests}
            />
            <Suspense>
              <OwnFairness />
            </Suspense>
            {next !== undefined && (
              <Stack gap="sm">
                <Title order={2}>{t('worker.upcoming', { count: constants.upcomingDays })}</Title>
                <UpcomingList shifts={later} colors={colors} now={now} />
              </Stack>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** What the user is asked to read: the published schedule, and announcements. */
function ToRead() {
  return (
    <>
      <Suspense>
        <OwnReceipts />
      </Suspense>
      <OptionalPart>
        <OpenAnnouncements />
      </OptionalPart>
    </>
  );
}

/** The next shift, and the tasks of its day. */
function NextDay(props: ComponentProps<typeof NextShift>) {
  const { date } = props.shift;
  return (
    <>
      <NextShift {...props} />
      <Suspense>
        <DayTasks key={date} date={date} isFramed />
      </Suspense>
    </>
  );
}

function NothingPlanned() {
  const { t } = useTranslation('schedule');
  return (
    <EmptyState
      icon={CalendarClock}
      title={t('worker.noneTitle')}
      text={t('worker.noneText')}
      action={<NextStep to="/worker/swap-requests?tab=open">{t('shell:next.openShifts')}</NextStep>}
    />
  );
}

/** What the user could work besides: shifts that colleagues offer, and open ones. */
function ShiftsOfOthers({ responses }: { responses: number }) {
  return (
    <>
      <WaitingResponses count={responses} />
      <OptionalPart>
        <NextOpenShifts />
      </OptionalPart>
    </>
  );
}

function Clock() {
  return (
    <Suspense fallback={<Skeleton height={170} />}>
      <ClockCard />
    </Suspense>
  );
}
