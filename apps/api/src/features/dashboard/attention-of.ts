import { constants, type dashboard } from '@pamaina/contract';
import { addDays, monthRange } from '../../platform/time/zone.ts';
import type { Figures, MonthState } from './read-figures.ts';

/** A month due in fewer days than this comes before everything else. */
const PRESSING_DAYS = 3;

type Facts = Pick<
  Figures,
  'today' | 'employees' | 'templates' | 'requirements' | 'unfilled' | 'first_unfilled' | 'months' | 'pending_place'
>;

/**
 * The one thing to do next: missing setup; a month that is due within days or late; open shifts; a month that is due
 * within a week; pending requests. Null when there is nothing to do.
 */
export function attentionOf(facts: Facts, pendingRequests: number): dashboard.Attention | null {
  const missing = (['employees', 'templates', 'requirements'] as const).find((what) => facts[what] === 0);
  if (missing !== undefined) return { kind: 'set_up', missing };
  const due = monthDue(facts);
  if (due !== null && due.days_left <= PRESSING_DAYS) return due;
  if (facts.first_unfilled !== null)
    return { kind: 'unfilled', count: facts.unfilled, first_date: facts.first_unfilled };
  if (due !== null) return due;
  const { pending_place: place } = facts;
  return place === null ? null : { kind: 'requests', count: pendingRequests, place };
}

type Due = Extract<dashboard.Attention, { kind: 'publish' }>;

/** The current month counts while it has unpublished drafts; the next one from a week before it is due. */
function monthDue({ today, months }: Facts): Due | null {
  const [current, next] = months;
  if (current && current.drafts > 0 && current.published === 0) return dueOf(current, today);
  if (!next || next.published > 0) return null;
  const due = dueOf(next, today);
  return due.days_left <= constants.announcedDaysBefore ? due : null;
}

function dueOf({ year, month, drafts }: MonthState, today: string): Due {
  const due = addDays(monthRange(year, month).start, -constants.announcedDaysBefore);
  const days_left = (Date.parse(due) - Date.parse(today)) / 86_400_000;
  return { kind: 'publish', year, month, due, days_left, has_draft: drafts > 0 };
}
