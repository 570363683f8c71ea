import { requirementsOn, weekOn, type staffing, type WeekSpan } from '@pamaina/contract';
import { coverNeeds, needOfDays, QUARTERS, type Span } from '@pamaina/forecast';
import { addDays, weekdayOf } from '../../../platform/time/zone.ts';
import type { TemplateTimes } from '../../business/templates/index.ts';
import { expectedHours, type ForecastFacts } from '../takings/index.ts';
import { axisOf, needOnAxis, type Axis } from './day-axis.ts';
import { findHint } from './find-hint.ts';
import type { RoleDay, RoleProposal } from './role-proposal.ts';

interface Requirement {
  template: string;
  role: string;
  weekday: number | null;
  date: string | null;
  count: number;
  /** A proposal wrote it, and nobody changed it since. */
  is_proposed: boolean;
  week_id: string | null;
}

/** Plain data, so that a thread can be given it. */
export interface ProposalFacts {
  /** Up to the day after `last`: its night belongs to the shifts of that day. */
  forecast: ForecastFacts;
  /** The last day of the month. */
  last: string;
  enough_for: 'middle' | 'most';
  roles: readonly staffing.RoleProductivity[];
  templates: readonly TemplateTimes[];
  requirements: readonly Requirement[];
  /** When named weeks are in force. */
  weeks: readonly WeekSpan[];
}

export type ProposalParts = Omit<staffing.Proposal, 'id'>;

/** Enough for 8 of 10 days. */
const MOST = 0.8;

/** The requirements that cover the need of a month best, role by role. */
export function propose(facts: ProposalFacts): ProposalParts {
  const none = (reason: staffing.Proposal['reason']) => ({ ...EMPTY, reason });
  if (facts.roles.length === 0) return none('no_productivity');
  if (facts.templates.length === 0) return none('no_templates');
  const days = expectedHours(facts.forecast, facts.enough_for === 'most' ? MOST : null);
  if (typeof days === 'string') return none(days);
  const hours = new Map(days.map((day) => [day.date, day]));
  const parts = facts.roles.map((role) => {
    const counts = needOfDays(days, role);
    const needs = new Map(days.map(({ date }, at) => [date, counts[at] ?? []]));
    const templates = templatesOf(role.role, facts);
    const axis = axisOf(templates.map(({ start, end }) => ({ start, end })));
    const ofMonth = days.filter(({ date }) => date <= facts.last);
    const roleDays = ofMonth.map(({ date }): RoleDay => {
      const day = hours.get(date);
      return {
        date,
        weekday: weekdayOf(date),
        week: weekOn(date, facts.weeks),
        isUsual: day?.isUsual === true,
        isClosed:
          day === undefined || day.isClosed || day.hours.slice(Math.ceil(axis.from / 4)).every((one) => one === null),
        need: needOnAxis(axis, needs.get(date) ?? [], needs.get(addDays(date, 1)) ?? []),
      };
    });
    return {
      ...proposeRole(role.role, {
        templates,
        axis,
        days: roleDays,
        requirements: facts.requirements,
        weeks: facts.weeks,
      }),
      needs,
      role: role.role,
    };
  });
  const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((total, part) => total + of(part), 0);
  return {
    reason: null,
    from: days[0]?.date ?? null,
    need: parts.flatMap(({ needs, role }) =>
      [...needs]
        .filter(([date]) => date <= facts.last)
        .flatMap(([date, counts]) =>
          counts.slice(0, QUARTERS).flatMap((count, quarter) => (count > 0 ? [{ date, role, quarter, count }] : [])),
        ),
    ),
    planned: parts.flatMap(({ planned }) => planned),
    requirements: parts.flatMap(({ changes }) => changes),
    short_quarters: sum(({ proposed }) => proposed.short),
    over_quarters: sum(({ proposed }) => proposed.over),
    now_short_quarters: sum(({ now }) => now.short),
    now_over_quarters: sum(({ now }) => now.over),
    proved: parts.every(({ isExact }) => isExact),
    hint: findHint(parts),
  };
}

const EMPTY: ProposalParts = {
  reason: null,
  from: null,
  need: [],
  planned: [],
  requirements: [],
  short_quarters: 0,
  over_quarters: 0,
  now_short_quarters: 0,
  now_over_quarters: 0,
  proved: false,
  hint: null,
};

/** Those that the role has requirements on, and those that nobody uses yet; a role without any can have all. */
function templatesOf(role: string, { templates, requirements }: ProposalFacts): readonly TemplateTimes[] {
  const ofRole = new Set(requirements.filter((one) => one.role === role).map(({ template }) => template));
  const used = new Set(requirements.map(({ template }) => template));
  return ofRole.size === 0 ? templates : templates.filter(({ name }) => ofRole.has(name) || !used.has(name));
}

interface RoleFacts {
  templates: readonly TemplateTimes[];
  axis: Axis;
  days: readonly RoleDay[];
  requirements: readonly Requirement[];
  weeks: readonly WeekSpan[];
}

function proposeRole(role: string, { templates, axis, days, requirements, weeks }: RoleFacts): RoleProposal {
  const own = requirements.filter((one) => one.role === role);
  const { spans } = axis;
  const usual = Map.groupBy(
    days.filter(({ isUsual, isClosed }) => isUsual && !isClosed),
    weekdayKey,
  );
  const standard = new Map(
    [...usual].map(([key, alike]) => [
      key,
      coverNeeds(
        spans,
        alike.map(({ need }) => need),
      ).counts,
    ]),
  );
  const changes = weeklyChanges(role, { templates, standard, own, usual });
  const [proposed, now] = [
    { short: 0, over: 0 },
    { short: 0, over: 0 },
  ];
  const planned: staffing.Proposal['planned'] = [];
  for (const day of days) {
    const inForce = requirementsOn({ ...day, closed: day.isClosed }, own, weeks);
    const present = templates.map(({ name }) => inForce.find(({ template }) => template === name)?.count ?? 0);
    const weekly = templates.map(({ name }) => weeklyNow(own, name, day));
    const usualCounts = standard.get(weekdayKey(day)) ?? weekly;
    const counts = countsOf(day, { spans, templates, own, usual: usualCounts });
    add(now, day.need, spans, present);
    add(proposed, day.need, spans, counts.counts);
    for (const [at, { name }] of templates.entries()) {
      const count = counts.counts[at] ?? 0;
      if (count > 0) planned.push({ date: day.date, role, template: name, count });
      if (counts.isByHand) continue;
      // As the weekly standard, which a closed day has not: no exception.
      const wanted = count === (day.isClosed ? 0 : usualCounts[at]) ? null : count;
      const before = own.find((one) => one.template === name && one.date === day.date)?.count ?? null;
      if (wanted !== before)
        changes.push({ template: name, role, weekday: null, date: day.date, week_id: null, count: wanted, before });
    }
  }
  return { changes, planned, proposed, now, isExact: axis.isExact, from: axis.from, spans, usual: [...usual.values()] };
}

/** Days with the same weekly requirements. */
const weekdayKey = ({ week, weekday }: RoleDay) => `${week ?? ''} ${String(weekday)}`;

/** What a template has by the weekly standard, or the named week of the day. */
const weeklyNow = (own: readonly Requirement[], name: string, day: RoleDay) =>
  own.find((one) => one.template === name && one.weekday === day.weekday && one.week_id === day.week)?.count ?? 0;

interface Weekly {
  templates: readonly TemplateTimes[];
  standard: ReadonlyMap<string, readonly number[]>;
  own: readonly Requirement[];
  usual: ReadonlyMap<string, readonly RoleDay[]>;
}

function weeklyChanges(role: string, { templates, standard, own, usual }: Weekly): staffing.Proposal['requirements'] {
  return [...standard].flatMap(([key, counts]) => {
    const { weekday, week } = usual.get(key)?.[0] ?? { weekday: 1, week: null };
    return templates.flatMap(({ name }, at) => {
      const is = (one: Requirement) => one.template === name && one.weekday === weekday && one.week_id === week;
      const before = own.find(is)?.count ?? null;
      const count = counts[at] ?? 0;
      return count === (before ?? 0)
        ? []
        : [{ template: name, role, weekday, date: null, week_id: week, count, before }];
    });
  });
}

interface OfDay {
  spans: readonly Span[];
  templates: readonly TemplateTimes[];
  own: readonly Requirement[];
  /** The weekly standard of its weekday. */
  usual: readonly number[];
}

/**
 * What the proposal has on a day: the standard, an exception for a day that is another, or, where a person set anything
 * on its date, what is there. The exceptions of earlier proposals are replaced.
 */
function countsOf(day: RoleDay, { spans, templates, own, usual }: OfDay) {
  const weekly = day.isClosed ? templates.map(() => 0) : usual;
  const ofDate = own.filter(({ date }) => date === day.date);
  if (ofDate.some(({ is_proposed }) => !is_proposed))
    return {
      counts: templates.map(
        ({ name }, at) => ofDate.find(({ template }) => template === name)?.count ?? weekly[at] ?? 0,
      ),
      isByHand: true,
    };
  if (day.isUsual || day.isClosed) return { counts: weekly, isByHand: false };
  return { counts: coverNeeds(spans, [day.need]).counts, isByHand: false };
}

function add(
  sums: { short: number; over: number },
  need: readonly number[],
  spans: readonly Span[],
  counts: readonly number[],
): void {
  const length = Math.max(need.length, ...spans.map(({ end }) => end));
  for (let quarter = 0; quarter < length; quarter++) {
    const there = spans.reduce(
      (sum, { start, end }, at) => sum + (start <= quarter && quarter < end ? (counts[at] ?? 0) : 0),
      0,
    );
    const more = there - (need[quarter] ?? 0);
    if (more < 0) sums.short -= more;
    else sums.over += more;
  }
}
