import { joinAutomata } from './join-automata.ts';
import { always, type RowRule } from './rule.ts';
import { templateLimits } from './template-limits.ts';
import { weeklyCountCost, weeklyCountFindings } from './weekly-counts.ts';
import { weeklyTrack } from './weekly-sums.ts';

/** The maximum shifts of one template from Monday to Sunday, individual or for all employees. */
export const maxWeeklyTemplateShifts: RowRule = {
  kind: 'row',
  code: 'max-weekly-template-shifts',
  family: 'limits',
  binding: always,
  judge: (view) =>
    [...templateLimits(view.context.problem, view.person, 'perWeek')].flatMap(([template, limit]) =>
      weeklyCountFindings(view, limit, (of) => of === template, { template }),
    ),
  compile: (model) => {
    const { templates, template, context } = model;
    const most = new Int32Array(model.people * templates.length).fill(7);
    context.problem.people.forEach((person, p) => {
      const limits = templateLimits(context.problem, person, 'perWeek');
      templates.forEach((name, t) => (most[p * templates.length + t] = limits.get(name) ?? 7));
    });
    return most.every((limit) => limit >= 7) ? null : weeklyCountCost(model, template, templates.length, most);
  },
  automaton: (model, p, codes) => {
    const person = model.context.problem.people[p];
    if (!person) return null;
    const automata = [...templateLimits(model.context.problem, person, 'perWeek')].flatMap(([name, limit]) => {
      const t = model.templates.indexOf(name);
      // Shifts without a template also have the index -1.
      if (t < 0) return [];
      const counts = model.template.map((of) => (of === t ? 1 : 0));
      return weeklyTrack(model, codes, counts, () => limit) ?? [];
    });
    return joinAutomata(automata);
  },
};
