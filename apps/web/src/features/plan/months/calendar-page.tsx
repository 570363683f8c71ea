import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../i18n/index.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toastUndo } from '../../../lib/toast-undo.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { whenUsed } from '../../../lib/when-idle.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import { loadPressedParts } from '../../../ui/pressed-part.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { AmendmentBanner } from '../amendments/index.ts';
import { FirstHour } from '../first-hour/index.ts';
import { CalendarControls, loadFilters } from './calendar/calendar-controls.tsx';
import { CalendarView, type CalendarViewProps } from './calendar/calendar-view.tsx';
import classes from './calendar/calendar.module.css';
import { useCalendarAddress } from '../../../lib/schedule/use-calendar-address.ts';
import { readCalendarAhead, useCalendarData, type CalendarData } from './calendar/use-calendar-data.ts';
import { EditingWindows, loadWindows, useEditing } from '../shifts/index.ts';
import {
  doneText,
  GenerateProgress,
  isUnbegun,
  loadProgress,
  useGeneration,
  usePlanUndo,
} from '../generation/index.ts';
import { monthWeeks, yearAndMonth, type Month } from '../../../lib/schedule/months.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import type { GridCosts } from './grid/grid-costs.ts';
import { NotesProvider } from './notes/notes-provider.tsx';
import { PrintHead } from './grid/load-print-head.ts';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { useSelection } from './select/use-selection.ts';

export { readCalendarAhead };

const loadPanel = async () => (await Promise.all([import('./calendar/calendar-panel.tsx'), loadTexts('ledger')]))[0];
const loadSelection = () => import('./select/selection-bar.tsx');
const loadAhead = () =>
  Promise.all([
    loadWindows(),
    loadPanel(),
    loadProgress(),
    loadSelection(),
    loadFilters(),
    AmendmentBanner.load(),
    loadPressedParts(),
  ]);
const CalendarPanel = lazy(async () => ({ default: (await loadPanel()).CalendarPanel }));
const CostsOfMonth = lazyPart(async () => (await import('./grid/costs-of-month.tsx')).CostsOfMonth);

/** The manager's month: view, generate, understand, edit and publish it. */
export function CalendarPage() {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const client = useQueryClient();
  const askAhead = useCallback(
    (next: Month) => void client.prefetchQuery(scheduleQueries.range(monthWeeks(next))),
    [client],
  );
  const { place, go } = useCalendarAddress(askAhead, useIsPhone() ? 'day' : 'week');
  const [isDrawn, setDrawn] = useState(false);
  const data = useCalendarData(place.month, isDrawn);
  const { year, month } = yearAndMonth(place.month);
  const monthName = format.month(year, month);
  useTitle(t('title', { month: monthName }));

  const names = useMemo(() => new Map(data.people.map((person) => [person.id, person.name])), [data.people]);
  const nameOf = useCallback((id: string) => names.get(id) ?? null, [names]);
  const { editing, opened, close, canUndo, canRedo } = useEditing(names, useKnown(data));
  const selection = useSelection();
  // The month is drawn first; these are loaded when a hand is at it, before something is opened or generated.
  useEffect(() => {
    if (isDrawn) void whenUsed().then(loadAhead);
  }, [isDrawn]);
  const generation = useMonthGeneration({ data, month: place.month, isDrawn, editing, go });
  const [costs, setCosts] = useState<GridCosts>();
  const { roles } = data;
  const templateNames = useMemo(() => data.templates.map(({ name }) => name), [data.templates]);
  const sources = useSources(data);

  return (
    <NotesProvider range={data.schedule.data}>
      <div className={classes.page} data-amending={data.amendment !== null || undefined}>
        <CalendarControls
          {...{ data, place, monthName, roles, editing, canUndo, canRedo, selection, generation, go }}
          templates={templateNames}
        />
        <OptionalPart>{data.amendment !== null && <AmendmentBanner amendment={data.amendment} />}</OptionalPart>
        {generation.isRunning && <RunningGeneration generation={generation} />}
        <OptionalPart>{data.isEmptyProject && data.monthShifts.length === 0 && <FirstHour />}</OptionalPart>
        {isDrawn && <Costs data={data} onCosts={setCosts} />}
        {isDrawn && <Print data={data} place={place} />}
        <MonthBody {...{ data, place, monthName, editing, selection, costs, nameOf, go }} onDrawn={setDrawn} />
        <Suspense>
          {opened !== null && <EditingWindows opened={opened} editing={editing} sources={sources} onClose={close} />}
        </Suspense>
      </div>
    </NotesProvider>
  );
}

interface MonthBodyProps extends CalendarViewProps {
  nameOf: (id: string) => string | null;
}

/** The month in its view, and the panel beside it. */
function MonthBody({ nameOf, ...view }: MonthBodyProps) {
  const { data, place, editing, go } = view;
  return (
    <div className={classes.body} data-panel={place.panel ?? undefined}>
      <QueryView what="schedule" query={data.schedule} skeleton={<RowsSkeleton rows={10} height={48} />}>
        {() => (
          <QueryView what="employees" query={data.employees} skeleton={<RowsSkeleton rows={10} height={48} />}>
            {() => <CalendarView {...view} />}
          </QueryView>
        )}
      </QueryView>
      <Suspense>
        {place.panel !== null && (
          <CalendarPanel panel={place.panel} data={data} editing={editing} nameOf={nameOf} go={go} />
        )}
      </Suspense>
    </div>
  );
}

function Print({ data, place }: Pick<MonthBodyProps, 'data' | 'place'>) {
  const { schedule, monthShifts, roles, blocks } = data;
  const { month, view } = place;
  return (
    <OptionalPart>
      <PrintHead {...{ month, roles, blocks, view }} published={schedule.data?.published} shifts={monthShifts} />
    </OptionalPart>
  );
}

type Generation = ReturnType<typeof useGeneration>;

interface MonthGenerationProps {
  data: CalendarData;
  month: Month;
  isDrawn: boolean;
  editing: ReturnType<typeof useEditing>['editing'];
  go: ReturnType<typeof useCalendarAddress>['go'];
}

/** The generation of the shown month; one that ends can be undone, and leads to what it left open. */
function useMonthGeneration({ data, month, isDrawn, editing, go }: MonthGenerationProps) {
  const { t } = useTranslation('schedule');
  return useGeneration(
    month,
    isDrawn || data.hasFailed,
    useCallback(
      (job, isBegunHere) => {
        if (job.undo_id !== null) {
          editing.remember(job.undo_id);
          toastUndo(t(doneText(job)), editing.undo);
        } else if (job.state !== 'failed' && (!isBegunHere || isUnbegun(job))) toastSuccess(t(doneText(job)));
        if (isBegunHere && !isUnbegun(job))
          go({ panel: (job.result?.open.length ?? 0) > 0 ? 'open' : 'quality', isUnasked: true });
      },
      [editing, go, t],
    ),
  );
}

function RunningGeneration({ generation: { job, isStopping, stop, askAgain } }: { generation: Generation }) {
  return (
    <Suspense>
      <GenerateProgress job={job} isStopping={isStopping} onStop={stop} onRetry={askAgain} />
    </Suspense>
  );
}

/** What the month costs, for those who may see it. */
function Costs({ data, onCosts }: { data: CalendarData; onCosts: (costs: GridCosts | undefined) => void }) {
  const maySee = useCan()('pay.read');
  const { month, schedule } = data;
  return (
    <OptionalPart>
      {maySee && <CostsOfMonth month={month} shifts={schedule.data?.shifts} onCosts={onCosts} />}
    </OptionalPart>
  );
}

/** What the windows of shifts choose from. */
const useSources = ({ people, templates, needSources, roles }: CalendarData) =>
  useMemo(() => ({ people, templates, ...needSources, roles }), [needSources, people, roles, templates]);

const useKnown = ({ month, inForce }: CalendarData) => ({ planUndo: usePlanUndo(month), inForce });
