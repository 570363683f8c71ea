import type { Context } from '../../model/context.ts';
import type { Model } from '../../model/model.ts';
import { sumOfParts } from '../../model/parts.ts';
import type { Person } from '../../problem/problem.ts';
import type { AutomataOf, Limit } from '../automaton.ts';
import { withChange, type RowForm } from '../rule.ts';
import { SHIFTS, sumOf, type Quantity } from './quantity.ts';
import { spanAutomata } from './span-automata.ts';
import { boundWeeks, type Days } from './week-sum.ts';

/** An employee's maximum shifts of each template. */
export type TemplateLimits = (context: Context, person: Person) => ReadonlyMap<string, number>;

type Window = 'period' | 'week';

/** The form of a rule that limits the shifts of each template over the planned period or from Monday to Sunday. */
export function mostOfTemplate(window: Window, limitsOf: TemplateLimits): RowForm {
  return {
    kind: 'row',
    judge: (view) =>
      [...limitsOf(view.context, view.person)].flatMap(([template, limit]) =>
        spansOf(window, view.calendar).flatMap(({ from, to }) => {
          const { shifts, sum: count } = sumOf(ofTemplate(template), view, from, to);
          if (count <= limit) return [];
          const date = (window === 'week' ? view.calendar.days[from] : shifts.at(-1))?.date ?? null;
          return [{ date, shifts, amount: count - limit, params: { template, count, limit } }];
        }),
      ),
    compile: (model) => {
      const { templates, days, people } = model;
      const spans = spansOf(window, model);
      const width = spans.length * templates.length;
      const most = new Int32Array(people * width).fill(days);
      for (let p = 0; p < people; p++) {
        for (const { t, limit } of neededTemplates(model, p, limitsOf))
          spans.forEach((_, span) => (most[p * width + span * templates.length + t] = Math.min(limit, days)));
      }
      const longest = window === 'week' ? 7 : days;
      if (most.every((limit) => limit >= longest)) return null;
      const places = placesOf(model, spans);
      const counts = new Int32Array(width);
      return withChange(
        ({ person, length, code }) => {
          counts.fill(0);
          let cost = 0;
          for (const place of places) {
            for (let i = 0; i < length; i++) {
              const at = place[code[i]!]!;
              if (at >= 0 && ++counts[at]! > most[person * width + at]!) cost++;
            }
          }
          return cost;
        },
        { kind: 'counters', places, width, most },
      );
    },
    automata: counted(window, limitsOf),
    ...(window === 'period' && { limits: byTemplate(limitsOf) }),
  };
}

/**
 * By code: the place of the span and template of its first part, -1 for none; then, if there are split days, of the
 * others.
 */
function placesOf({ template, templates, day, parts }: Model, spans: readonly { from: number; to: number }[]) {
  const length = parts.reduce((most, own) => Math.max(most, own.length), 1);
  return Array.from({ length }, (_, i) =>
    Int32Array.from(parts, (own, code) => {
      const t = own[i] === undefined ? -1 : template[own[i]]!;
      const span = spans.findIndex(({ from, to }) => day[code]! >= from && day[code]! <= to);
      return t < 0 || span < 0 ? -1 : span * templates.length + t;
    }),
  );
}

function ofTemplate(template: string): Quantity {
  return { ...SHIFTS, includes: (_view, _day, shift) => shift.template === template };
}

/** The spans of days over which shifts are counted. */
function spansOf(window: Window, { first, last, weekOf }: Days): { from: number; to: number }[] {
  return window === 'period' ? [{ from: first, to: last }] : boundWeeks('most', { first, last, weekOf });
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

function byTemplate(limitsOf: TemplateLimits): (model: Model, p: number) => Limit[] {
  return (model, p) => neededTemplates(model, p, limitsOf).map(({ t, limit }) => ({ of: t, least: 0, most: limit }));
}

function counted(window: Window, limitsOf: TemplateLimits): AutomataOf {
  return (model, p, codes) =>
    neededTemplates(model, p, limitsOf).flatMap(({ t, limit }) => {
      const spans = spansOf(window, model).map((span) => ({ ...span, limit }));
      const counts = sumOfParts(model, (code) => Number(model.template[code] === t));
      return spanAutomata({ bound: 'most', of: SHIFTS, value: counts, spans }, model, codes);
    });
}
