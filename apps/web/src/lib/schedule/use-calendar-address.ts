import { useCallback, useMemo } from 'react';
import { addDays, isDate, weekStart } from '../dates/dates.ts';
import { useClock } from '../dates/use-clock.ts';
import { useAddress, withValues } from '../use-address.ts';
import type { GridFilters } from './grid-model.ts';
import {
  firstOfMonth,
  firstWeekOf,
  isMonth,
  monthOf,
  monthOfView,
  monthOfWeek,
  stepMonth,
  type Month,
} from './months.ts';

export const views = ['week', 'month', 'list'] as const;
/** A phone has no room for the month: there it is a strip above the day. */
export const phoneViews = ['day', 'week', 'list'] as const;
/** A manager can also see one day by hours. */
export const managerViews = ['day', ...views] as const;
export type View = (typeof managerViews)[number];
export const rowKinds = ['person', 'role'] as const;
export type RowKind = (typeof rowKinds)[number];
export const panels = ['open', 'quality', 'rules'] as const;
export type Panel = (typeof panels)[number];

/** The state in the calendar's address: reload, "Back" and a shared link show the same. */
export interface CalendarPlace {
  month: Month;
  view: View;
  /** Monday of the shown week. */
  week: string;
  /** The shown day on a phone. */
  day: string;
  /** What each row of the grid represents. */
  by: RowKind;
  filters: GridFilters;
  panel: Panel | null;
}

export type CalendarStep = Partial<Pick<CalendarPlace, 'view' | 'panel' | 'by'>> & {
  month?: Month;
  day?: string;
  filters?: Partial<GridFilters>;
  /** The calendar navigates by itself: this replaces the history entry, and doesn't ask about unsaved input. */
  isUnasked?: boolean;
};

/**
 * The calendar's place, read from the address, and a function to change it; invalid values are replaced by today.
 * @param onMonth called for a step to another month before it is rendered; must be a stable function
 * @param fallback the view if the address contains none
 */
export function useCalendarAddress(onMonth?: (month: Month) => void, fallback: View = 'week') {
  const [search, changeAddress] = useAddress();
  const today = useClock().today();
  const place = useMemo(() => readPlace(search, today, fallback), [fallback, search, today]);
  const go = useCallback(
    (step: CalendarStep) =>
      changeAddress(
        (old) => {
          const next = writeStep(old, step, fallback);
          const { month } = readPlace(next, today, fallback);
          if (month !== readPlace(old, today, fallback).month) onMonth?.(month);
          return next;
        },
        { replace: step.isUnasked === true || step.filters !== undefined },
      ),
    [changeAddress, fallback, onMonth, today],
  );
  return { place, today, go };
}

export function readPlace(search: URLSearchParams, today: string, fallback: View = 'week'): CalendarPlace {
  const from = search.get('from');
  const asked = search.get('month');
  const valid = isDate(from) && isMonth(monthOfWeek(from)) ? from : null;
  const view = viewOf(search, fallback);
  const month = isMonth(asked) ? asked : monthOfView(view, valid ?? today);
  const inMonth = valid !== null && (monthOfWeek(valid) === month || monthOf(valid) === month);
  const day = inMonth ? valid : dayFor(month, view, today);
  return {
    month,
    view,
    week: weekStart(day),
    day,
    by: rowKinds.find((kind) => kind === search.get('by')) ?? 'person',
    filters: {
      role: search.get('role'),
      template: search.get('template'),
      search: search.get('person') ?? '',
      openOnly: search.get('open') === '1',
    },
    panel: panels.find((panel) => panel === search.get('panel')) ?? null,
  };
}

const viewOf = (search: URLSearchParams, fallback: View): View =>
  managerViews.find((view) => view === search.get('view')) ?? fallback;

/** Today if the view shows it with the month, else the first day of the month's first week. */
function dayFor(month: Month, view: View, today: string): string {
  if (monthOfView(view, today) === month || monthOf(today) === month) return today;
  const monday = firstWeekOf(month);
  return monday < firstOfMonth(month) ? firstOfMonth(month) : monday;
}

export function writeStep(
  old: URLSearchParams,
  { month, day, view, panel, by, filters }: CalendarStep,
  fallback: View = 'week',
): URLSearchParams {
  const step = {
    ...(month !== undefined && { month, from: null }),
    ...(day !== undefined && { month: monthOfView(view ?? viewOf(old, fallback), day), from: day }),
    view,
    by: by === 'person' ? null : by,
    panel,
    role: filters?.role,
    template: filters?.template,
    person: filters?.search,
    open: filters?.openOnly === false ? null : filters?.openOnly && '1',
  };
  return withValues(old, step);
}

/** One step back or forward: a day or a week in their views, otherwise a month. */
export function stepPlace(place: CalendarPlace, by: 1 | -1): CalendarStep {
  if (place.view === 'day') return { day: addDays(place.day, by) };
  return place.view === 'week' ? { day: addDays(place.week, by * 7) } : { month: stepMonth(place.month, by) };
}
