import { always, type RowRule } from './rule.ts';
import { periodMinutes } from './period-minutes.ts';
import { templateLimits } from './template-limits.ts';

/** The maximum shifts of one template in the period, individual or for all employees. */
export const maxTemplateShifts: RowRule = {
  kind: 'row',
  code: 'max-template-shifts',
  family: 'limits',
  binding: always,
  judge: (view) => {
    const { shifts } = periodMinutes(view);
    return [...templateLimits(view.context.problem, view.person, 'perPeriod')].flatMap(([template, limit]) => {
      const of = shifts.filter((shift) => shift.template === template);
      const date = of.at(-1)?.date ?? null;
      if (of.length <= limit) return [];
      return [{ date, shifts: of, amount: of.length - limit, params: { template, count: of.length, limit } }];
    });
  },
  compile: (model) => {
    const { templates, template, first, last } = model;
    const width = templates.length;
    const limits = new Int32Array(model.people * width).fill(model.days);
    const { problem } = model.context;
    problem.people.forEach((person, p) => {
      const own = templateLimits(problem, person, 'perPeriod');
      templates.forEach((name, t) => (limits[p * width + t] = own.get(name) ?? model.days));
    });
    if (limits.every((limit) => limit >= model.days)) return null;
    const counts = new Int32Array(width);
    return ({ person, length, code, day }) => {
      counts.fill(0);
      let cost = 0;
      for (let i = 0; i < length; i++) {
        const t = template[code[i]!]!;
        if (t < 0 || day[i]! < first || day[i]! > last) continue;
        if (++counts[t]! > limits[person * width + t]!) cost++;
      }
      return cost;
    };
  },
  limits: (model, p) => {
    const person = model.context.problem.people[p];
    const limits = person && templateLimits(model.context.problem, person, 'perPeriod');
    return model.templates.flatMap((name, t) => {
      const most = limits?.get(name);
      return most === undefined ? [] : [{ of: t, least: 0, most }];
    });
  },
};
