import type { Context } from '../../model/context.ts';
import type { Model } from '../../model/model.ts';
import type { PersonView } from '../../model/person-view.ts';
import type { Person } from '../../problem/problem.ts';
import { joinAutomata, type AutomatonOf } from '../automaton.ts';
import type { RowForm } from '../rule.ts';
import { SHIFTS, sumOf, type Quantity } from './quantity.ts';
import { boundWeeks, firstDateOf, payOff } from './week-sum.ts';

/** An employee's maximum shifts of each template. */
export type TemplateLimits = (context: Context, person: Person) => ReadonlyMap<string, number>;

type Window = 'period' | 'week';

/** The form of a rule that limits the shifts of each template over the planned period or from Monday to Sunday. */
export function mostOfTemplate(window: Window, limitsOf: TemplateLimits): RowForm {
  return {
    kind: 'row',
    judge: (view) =>
      [...limitsOf(view.context, view.person)].flatMap(([template, limit]) =>
        spansOf(window, view).flatMap(({ from, to, date }) => {
          const { shifts, sum: count } = sumOf(ofTemplate(template), view, from, to);
          if (count <= limit) return [];
          const params = { template, count, limit };
          return [{ date: date ?? shifts.at(-1)?.date ?? null, shifts, amount: count - limit, params }];
        }),
      ),
    compile: (model) => {
      const { template, templates, days, people } = model;
      const width = templates.length;
      const most = new Int32Array(people * width).fill(days);
      for (let p = 0; p < people; p++) {
        for (const { t, limit } of neededTemplates(model, p, limitsOf)) most[p * width + t] = Math.min(limit, days);
      }
      const longest = window === 'week' ? 7 : days;
      if (most.every((limit) => limit >= longest)) return null;
      const spanOf = spanByDay(window, model);
      const counts = new Int32Array(width);
      return ({ person, length, code, day }) => {
        let cost = 0;
        let span = -1;
        for (let i = 0; i < length; i++) {
          const t = template[code[i]!]!;
          if (t < 0) continue;
          const now = spanOf[day[i]!]!;
          if (now < 0) continue;
          if (now !== span) counts.fill(0);
          span = now;
          if (++counts[t]! > most[person * width + t]!) cost++;
        }
        return cost;
      };
    },
    ...(window === 'week' ? { automaton: weekly(limitsOf) } : {}),
    ...(window === 'week'
      ? {}
      : {
          limits: (model, p) =>
            neededTemplates(model, p, limitsOf).map(({ t, limit }) => ({ of: t, least: 0, most: limit })),
        }),
  };
}

function ofTemplate(template: string): Quantity {
  return { ...SHIFTS, includes: (_view, _day, shift) => shift.template === template };
}

/** The days over which shifts are counted, and the date of a finding there; null: that of the last shift. */
function spansOf(window: Window, view: PersonView): { from: number; to: number; date: string | null }[] {
  const { first, last } = view.calendar;
  if (window === 'period') return [{ from: first, to: last, date: null }];
  return boundWeeks('most', view.calendar).map((week) => ({ ...week, date: firstDateOf(view, week.week) }));
}

/** By day: the number of its span, -1 outside. */
function spanByDay(window: Window, { first, last, weekOf, days }: Model): Int32Array {
  const spans = new Int32Array(days).fill(-1);
  if (window === 'period') return spans.fill(0, first, last + 1);
  for (const { week, from, to } of boundWeeks('most', { first, last, weekOf })) spans.fill(week, from, to + 1);
  return spans;
}

/** The limits of those templates that the model has. */
function neededTemplates({ context, templates }: Model, p: number, limitsOf: TemplateLimits) {
  const person = context.problem.people[p];
  const limits = person && limitsOf(context, person);
  return templates.flatMap((name, t) => {
    const limit = limits?.get(name);
    return limit === undefined ? [] : [{ t, limit }];
  });
}

function weekly(limitsOf: TemplateLimits): AutomatonOf {
  return (model, p, codes) => {
    const weeks = boundWeeks('most', model);
    const automata = neededTemplates(model, p, limitsOf).flatMap(({ t, limit }) => {
      const limits = new Float64Array(model.weeks).fill(Infinity);
      for (const { week } of weeks) limits[week] = limit;
      const counts = model.template.map((of) => Number(of === t));
      return payOff(model, codes, counts, limits) ?? [];
    });
    return joinAutomata(automata);
  };
}
