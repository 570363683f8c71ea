import type { Color, employees, schedule, templates } from '@pamaina/contract';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useEffect, useRef } from 'react';
import { compareNames } from '../../../../lib/format/compare-names.ts';
import { datesBetween } from '../../../../lib/dates/dates.ts';
import { createClock } from '../../../../lib/dates/clock.ts';
import { apiAddress } from '../../../../lib/http/api-address.ts';
import { isAnswered } from '../../../../lib/http/is-answered.ts';
import { queries } from '../../../../lib/http/queries.ts';
import { weekQueries } from '../../../../lib/http/week-queries.ts';
import { useClock } from '../../../../lib/dates/use-clock.ts';
import { useColorMeaning } from '../../../../lib/format/device-choice.ts';
import { LIVE_MS } from '../../../../lib/http/live.ts';
import { reload } from '../../../../lib/http/reload.ts';
import { isQueued } from '../../../../lib/http/use-action.ts';
import { useBalances } from '../../../hours/ledger/index.ts';
import { blocksByPerson, isEmployedIn, withEmployment } from '../../../../lib/schedule/blocks.ts';
import { dayInfos } from '../../../../lib/schedule/day-info.ts';
import { drawBest } from './draw-best.ts';
import { hoursByPerson, wishesByPerson } from '../../../../lib/schedule/month-counts.ts';
import {
  firstOfMonth,
  lastOfMonth,
  monthOf,
  monthWeeks,
  type Month,
  type DateRange,
} from '../../../../lib/schedule/months.ts';
import { shiftColors } from '../../../../lib/schedule/colors.ts';
import { phoneQuery } from '../../../../lib/phone-query.ts';
import { scheduleQueries } from '../../../../lib/schedule/schedule-queries.ts';
import { readPlace } from '../../../../lib/schedule/use-calendar-address.ts';
import { useBestSoFar } from '../../generation/index.ts';
import { EDITS } from '../../shifts/index.ts';

/** From reading ahead to the first render. Milliseconds. */
const JUST_READ_MS = 5_000;

export type CalendarData = ReturnType<typeof useCalendarData>;

/**
 * Reads what the document has requested for the calendar into the cache, before its first render.
 * @param search of the page's address
 */
export async function readCalendarAhead(client: QueryClient, search: string): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const fallback = matchMedia(phoneQuery).matches ? 'day' : 'week';
  const range = monthWeeks(readPlace(new URLSearchParams(search), createClock(timeZone).today(), fallback).month);
  const read = async (path: string, ask: () => Promise<void>) => {
    if (await isAnswered(apiAddress(path))) await ask();
  };
  await Promise.all([
    read('/schedule?', () => client.prefetchQuery(scheduleQueries.range(range))),
    read('/employees?', () => client.prefetchQuery(queries.everyEmployee())),
    read('/templates', () => client.prefetchQuery(queries.templates())),
    read('/requirements', () => client.prefetchQuery(queries.requirements())),
    read('/unavailability?', () => client.prefetchQuery(scheduleQueries.unavailability(range))),
  ]);
}

/**
 * All data of the manager's calendar of a month, loaded once for its whole weeks and shared by the views.
 * @param isDrawn the shifts are on the page: what is added to them is requested only then, or it would delay them
 */
export function useCalendarData(month: Month, isDrawn: boolean) {
  const clock = useClock();
  const range = useMemo(() => monthWeeks(month), [month]);
  const schedule = useLiveRange(range);
  const employees = useQuery(queries.everyEmployee());
  const templates = useQuery(queries.templates());
  const { needSources, hasNoNeeds } = useNeedSources();
  const unavailability = useQuery(scheduleQueries.unavailability(range));
  // Where nothing can be drawn, the panel still has its figures.
  const hasFailed = schedule.isError || employees.isError;
  const isShown = (isDrawn || hasFailed) && schedule.data !== undefined;
  // The server's slowest calculation.
  const summary = useQuery({
    ...scheduleQueries.summary({ start: firstOfMonth(month), end: lastOfMonth(month) }),
    enabled: isShown,
  });

  const wishes = useQuery({ ...scheduleQueries.wishes(range), enabled: isShown });

  const balances = useBalances(firstOfMonth(month), isDrawn);

  const drawn = useShownShifts(month, { schedule, employees, templates });
  const { shifts, monthShifts } = drawn;
  const people = useMemo(() => peopleIn(employees.data ?? [], range, shifts), [employees.data, range, shifts]);
  const amendment = schedule.data?.amendments?.find(({ start }) => monthOf(start) === month) ?? null;
  const removed = useMemo(() => removedByRow(schedule.data?.removed ?? []), [schedule.data]);
  const days = useDays(range, { range: schedule.data, needSources, shifts });
  const roles = useMemo(() => rolesOf(people, shifts), [people, shifts]);
  const { roleNames, colors } = useShiftColors(roles, schedule.data?.template_colors);
  const targets = useMemo(
    () => new Map(summary.data?.by_employee.map((one) => [one.employee_id, one.target_hours])),
    [summary.data],
  );
  return {
    schedule,
    employees,
    hasFailed,
    summary,
    templates: templates.data ?? [],
    needSources,
    isEmptyProject: employees.data?.length === 0 || templates.data?.length === 0 || hasNoNeeds,
    blocks: useMemo(
      () => withEmployment(blocksByPerson(unavailability.data ?? [], range, clock), employees.data ?? [], range),
      [clock, employees.data, range, unavailability.data],
    ),
    wishes: useMemo(() => wishesByPerson(wishes.data ?? []), [wishes.data]),
    hours: useMemo(() => hoursByPerson(monthShifts), [monthShifts]),
    ...drawn,
    month,
    /** The open amendment of the month. */
    amendment,
    removed,
    people,
    days,
    colors,
    roles: roleNames,
    targets,
    balances,
  };
}

interface Loaded {
  schedule: ReturnType<typeof useLiveRange>;
  employees: { data: employees.Employee[] | undefined };
  templates: { data: templates.Template[] | undefined };
}

/** The shifts that are stored; while the month is generated, those of the best schedule so far. */
function useShownShifts(month: Month, { schedule, employees, templates }: Loaded) {
  const clock = useClock();
  const found = useBestSoFar(month, schedule.dataUpdatedAt);
  const isGrowing = found.length > 0;
  const shifts = useMemo(() => {
    const stored = schedule.data?.shifts ?? [];
    if (!isGrowing) return stored;
    const names = new Map(employees.data?.map(({ id, name }) => [id, name]));
    const nameOf = (id: string) => names.get(id) ?? null;
    return drawBest({ shifts: stored, found, month, nameOf, templates: templates.data ?? [], clock });
  }, [clock, employees.data, found, isGrowing, month, schedule.data, templates.data]);
  return {
    shifts,
    monthShifts: useMemo(() => shifts.filter(({ date }) => monthOf(date) === month), [month, shifts]),
    /** The month is being generated: its shifts are those of the best schedule so far, and can't be edited. */
    isGrowing,
    /** What is published of the month, in one text: once it is another, earlier steps can't be undone. */
    inForce: useMemo(() => inForceOf(month, schedule.data), [month, schedule.data]),
  };
}

interface OfDays {
  range: ReturnType<typeof useLiveRange>['data'];
  needSources: ReturnType<typeof useNeedSources>['needSources'];
  shifts: schedule.Shift[];
}

function useDays({ start, end }: DateRange, { range, needSources, shifts }: OfDays) {
  const today = useClock().today();
  return useMemo(() => {
    const { holidays = [], published } = range ?? {};
    return dayInfos(datesBetween(start, end), { today, holidays, ...needSources, shifts, published });
  }, [end, needSources, range, shifts, start, today]);
}

/** @param roles all in one string: the filters are not rendered again with every shift, but with other roles */
function useShiftColors(roles: string, ofTemplates: Record<string, Color> = {}) {
  const [meaning] = useColorMeaning();
  const roleNames = useMemo(() => (JSON.parse(roles) as string[]).sort(compareNames), [roles]);
  const templateColors = JSON.stringify(ofTemplates);
  const colors = useMemo(
    () => shiftColors(meaning, roleNames, JSON.parse(templateColors) as Record<string, Color>),
    [meaning, roleNames, templateColors],
  );
  return { roleNames, colors };
}

const peopleIn = (all: readonly employees.Employee[], range: DateRange, shifts: readonly schedule.Shift[]) =>
  all
    .filter((person) => isEmployedIn(person, range) || shifts.some(({ employee_id }) => employee_id === person.id))
    .map(({ id, name, roles, picture }) => ({ id, name, roles, picture, known: true }));

function inForceOf(month: Month, range: ReturnType<typeof useLiveRange>['data']): string | null {
  if (range === undefined) return null;
  const days = (range.published ?? []).filter((date) => monthOf(date) === month);
  const open = (range.amendments ?? []).filter(({ start }) => monthOf(start) === month);
  return [month, ...days, ...open.map(({ id }) => id)].join(' ');
}

/** How many published shifts an amendment leaves out, by the grid's row and the date. */
function removedByRow(removed: readonly { date: string; employee_id: string | null; role: string }[]) {
  const rows = new Map<string, Map<string, number>>();
  for (const { date, employee_id, role } of removed) {
    const key = employee_id ?? `open:${role}`;
    const row = rows.get(key) ?? new Map<string, number>();
    rows.set(key, row.set(date, (row.get(date) ?? 0) + 1));
  }
  return rows;
}

/** All roles in one string, to compare whether they are still the same. */
function rolesOf(people: { roles: string[] }[], shifts: { role: string }[]): string {
  return JSON.stringify([...new Set([...people.flatMap(({ roles }) => roles), ...shifts.map(({ role }) => role)])]);
}

/**
 * The shifts of a range, polled while the page is visible, so that another manager's changes appear by themselves.
 * Edits that are being sent are never overwritten; the rule check of the month is requested again only when a shift has
 * changed.
 */
export function useLiveRange(range: DateRange) {
  const client = useQueryClient();
  const isSending = () => isQueued(client, EDITS);
  const query = useQuery({
    ...scheduleQueries.range(range),
    refetchInterval: () => (isSending() ? false : LIVE_MS),
    refetchOnWindowFocus: () => !isSending(),
    // What was read ahead of the first render is not read again.
    refetchOnMount: ({ state }) =>
      state.isInvalidated || state.dataUpdateCount > 1 || Date.now() - state.dataUpdatedAt > JUST_READ_MS,
  });

  const seen = useRef({ range, data: query.data });
  useEffect(() => {
    const before = seen.current;
    seen.current = { range, data: query.data };
    const isNew = before.range === range && before.data !== undefined && before.data !== query.data;
    const isAsked = client.isFetching({ queryKey: ['schedule', 'summary'] }) > 0;
    if (!isNew || isAsked || isQueued(client, EDITS)) return;
    void reload(client, ['schedule'], 'range');
  }, [client, query.data, range]);
  return query;
}

function useNeedSources() {
  const { data: requirements } = useQuery(queries.requirements());
  const { data: weeks } = useQuery(weekQueries.list());
  const needSources = useMemo(() => ({ requirements: requirements ?? [], weeks: weeks ?? [] }), [requirements, weeks]);
  return { needSources, hasNoNeeds: requirements?.length === 0 };
}
