import type { dashboard, events } from '@pamaina/contract';
import type { ProjectCall } from '../../platform/http/route.ts';
import { recentActivity } from '../activity/index.ts';
import { upcomingEvents } from '../events/index.ts';
import { attentionOf } from './attention-of.ts';
import { hoursOf } from './hours-of.ts';
import { readFigures } from './read-figures.ts';
import { workingNow } from './today-lines.ts';
import { readToday } from './read-today.ts';

const ACTIVITIES = 6;
const UPCOMING = 6;
const UPCOMING_DAYS = 30;

/** The manager's dashboard (Spec section 2) in one call. */
export async function getManagerStats(call: ProjectCall<typeof dashboard.getManagerStats>) {
  const now = call.now;
  const { tx } = call;
  const figures = await readFigures(tx, { at: now, days: UPCOMING_DAYS, language: call.language });
  const activity = await recentActivity(tx, ACTIVITIES);
  const events = await upcomingEvents(tx, { from: figures.today, limit: UPCOMING });
  const { pending_requests, pending_place } = figures;
  const today = await readToday(tx, { today: figures.today, now });
  return {
    employees: figures.employees,
    has_shifts: figures.has_shifts,
    active_shifts: today.filter(({ shift, employee_name }) => shift?.date === figures.today && employee_name !== null)
      .length,
    working_now: workingNow(today),
    hours_this_week: hoursOf(figures.minutes_this_week),
    hours_last_week: hoursOf(figures.minutes_last_week),
    pending_requests,
    pending_place,
    attention: attentionOf(figures, pending_requests),
    today,
    upcoming: [...figures.upcoming, ...events.map(asUpcoming)]
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
      .slice(0, UPCOMING),
    activity,
  };
}

function asUpcoming({ date, title, color }: events.Event): dashboard.Upcoming {
  return { kind: 'event', date, end_date: date, title, color, closed: null };
}
