import { CalendarDays, CloudOff, Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays, datesBetween } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { useCalendarAddress } from '../../../lib/schedule/use-calendar-address.ts';
import { NotesProvider, PrintHead } from '../months/index.ts';
import { dayInfos } from '../../../lib/schedule/day-info.ts';
import { NO_NEEDS } from '../../../lib/schedule/needs.ts';
import { monthOf, monthWeeks, weekDates, yearAndMonth } from '../../../lib/schedule/months.ts';
import { AsOf } from './as-of.tsx';
import { FeedButton, WorkerToolbar } from './worker-toolbar.tsx';
import { NoProject } from './no-project.tsx';
import { UnknownDays, UnpublishedDays } from './unknown-days.tsx';
import { useTeamSchedule } from './use-team-schedule.ts';
import { WorkerSchedule } from './worker-schedule.tsx';
import classes from './worker.module.css';
import { ActionIcon } from '@mantine/core';
import type { schedule } from '@pamaina/contract';
import { errorText } from '../../../lib/http/error-text.ts';
import { saveFile } from '../../../lib/http/save-file.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { useAddress, withValues } from '../../../lib/use-address.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';

/** The employee's schedule: their own or the team's, as far as it is published. */
export function WorkerSchedulePage() {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { place, today, go } = useCalendarAddress();
  const [search, changeAddress] = useAddress();
  const who = search.get('who') === 'team' ? 'team' : 'own';
  const range = useMemo(() => monthWeeks(place.month), [place.month]);
  const { query, asOf, isKept, isCut, unknown, team, own, colors, isInNoProject } = useTeamSchedule(range);
  const { year, month } = yearAndMonth(place.month);
  const monthName = format.month(year, month);

  const shifts = who === 'team' ? team : own;
  const shown = shownDates(place, range);
  const missing = [...unknown].filter((date) => shown.has(date));
  const published = useMemo(() => query.data?.published && new Set(query.data.published), [query.data]);
  const hasShifts = shifts.some((shift) => shown.has(shift.date));
  const days = useDays(range, today, query.data);
  const chooseWho = (next: string) => changeAddress((now) => withValues(now, { who: next }));
  if (isInNoProject) return <NoProject />;
  const title = place.view === 'week' ? format.range(place.week, addDays(place.week, 6)) : monthName;
  return (
    <NotesProvider range={query.data}>
      <div className={classes.page} style={{ maxWidth: 'none' }}>
        <WorkerToolbar
          place={place}
          title={title}
          who={who}
          onWho={chooseWho}
          go={go}
          actions={
            <>
              {place.view === 'week' && who === 'own' && query.data !== undefined && missing.length === 0 && (
                <ShareWeek title={title} week={place.week} shifts={own} />
              )}
              <FeedButton />
            </>
          }
        />
        <AsOf moment={asOf} isCut={isCut} onRetry={() => void query.refetch()} />
        {who === 'own' && place.view !== 'week' && <UnknownDays dates={missing} />}
        {hasShifts && <UnpublishedDays dates={[...shown].filter((date) => published?.has(date) === false)} />}
        <HeadForPrint place={place} published={query.data?.published} shifts={shifts} />
        <QueryView what="schedule" query={query} skeleton={<RowsSkeleton rows={8} />}>
          {() =>
            isKept && who === 'team' ? (
              <EmptyState icon={CloudOff} title={t('worker:offline.teamTitle')} text={t('worker:offline.teamText')} />
            ) : hasShifts || (missing.length > 0 && place.view !== 'list') ? (
              <WorkerSchedule {...{ place, who, days, shifts, colors, unknown, go }} />
            ) : (
              missing.length === 0 && <NoShifts period={title} />
            )
          }
        </QueryView>
      </div>
    </NotesProvider>
  );
}

type Place = ReturnType<typeof useCalendarAddress>['place'];
type Range = ReturnType<typeof monthWeeks>;
type Data = ReturnType<typeof useTeamSchedule>['query']['data'];

const shownDates = (place: Place, { start, end }: Range) =>
  new Set<string>(
    place.view === 'week'
      ? weekDates(place.week)
      : datesBetween(start, end).filter((date) => monthOf(date) === place.month),
  );

/** The days of the weeks with their holidays; what a day requires is the manager's matter. */
const useDays = (range: Range, today: string, data: Data) =>
  useMemo(
    () =>
      dayInfos(datesBetween(range.start, range.end), {
        today,
        holidays: data?.holidays ?? [],
        ...NO_NEEDS,
        shifts: [],
      }),
    [data, range, today],
  );

interface HeadForPrintProps {
  place: Place;
  published: NonNullable<Data>['published'] | undefined;
  shifts: readonly schedule.Shift[];
}

function HeadForPrint({ place, published, shifts }: HeadForPrintProps) {
  const inMonth = shifts.filter(({ date }) => monthOf(date) === place.month);
  return (
    <OptionalPart>
      <PrintHead
        month={place.month}
        published={published}
        shifts={inMonth}
        roles={[...new Set(inMonth.map(({ role }) => role))]}
        view={place.view}
      />
    </OptionalPart>
  );
}

function NoShifts({ period }: { period: string }) {
  const { t } = useTranslation('schedule');
  return (
    <EmptyState
      icon={CalendarDays}
      title={t('worker.emptyTitle')}
      text={t('worker.emptyText', { period })}
      action={<NextStep to="/worker/swap-requests?tab=open">{t('shell:next.openShifts')}</NextStep>}
    />
  );
}

interface ShareWeekProps {
  /** The shown week, in words. */
  title: string;
  /** Its first day. */
  week: string;
  /** The user's shifts. */
  shifts: readonly schedule.Shift[];
}

/** The shown week as a picture to share: with the phone's share sheet, or as a file if there is none. */
function ShareWeek({ title, week, shifts: known }: ShareWeekProps) {
  const { t } = useTranslation('worker');
  const words = useShiftWords();
  const format = useFormat();
  const { project } = useSession();
  const share = async () => {
    const dates: readonly string[] = weekDates(week);
    const shifts = known.filter(({ date }) => dates.includes(date));
    const { drawWeek } = await import('./draw-week.ts');
    const byDate = Map.groupBy(shifts, ({ date }) => date);
    const picture = await drawWeek({
      title,
      subtitle: shifts[0]?.employee_name ?? '',
      days: dates.map((date) => ({
        day: capital(words.day(date)),
        shifts: (byDate.get(date) ?? []).map((shift) => ({ hours: words.hours(shift), role: words.work(shift) })),
      })),
      free: t('schedule:worker.free'),
      footer: t('share.footer', { project: project?.name ?? '', time: format.instant(new Date().toISOString()) }),
    });
    const file = new File([picture], `${t('share.file')}-${dates[0]}.png`, { type: 'image/png' });
    const shared = { files: [file], title };
    if (navigator.canShare?.(shared)) {
      await navigator.share(shared);
      return;
    }
    saveFile({ name: file.name, content: file });
    toastSuccess(t('share.saved'));
  };
  const tell = (error: unknown) => {
    // Closing the share sheet is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toastError(errorText(error));
  };
  return (
    <ActionIcon variant="default" aria-label={t('share.week')} onClick={() => void share().catch(tell)}>
      <Share2 size={18} />
    </ActionIcon>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
