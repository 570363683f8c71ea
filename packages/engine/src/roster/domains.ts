import type { Model } from '../model/model.ts';
import { isSplit } from '../model/parts.ts';
import type { Person } from '../problem/problem.ts';
import { amountInside, bindingPairRules } from '../rules/follow-on.ts';
import { rules } from '../rules/registry.ts';

/** Which employees can work which codes, considering single shifts only. */
export interface Domains {
  /** By `person * codes + code`: 1 if no rule about single shifts, and no limit of zero, forbids it. */
  allowed: Uint8Array;
  /** By cell (`person * days + day`): 1 if the planner decides it. */
  free: Uint8Array;
  /** The codes that a cell can take: `options[optionStart[cell] .. optionStart[cell + 1] - 1]`. */
  optionStart: Int32Array;
  options: Int32Array;
  /** The employees who can take a code: `takers[takerStart[code] .. takerStart[code + 1] - 1]`. */
  takerStart: Int32Array;
  takers: Int32Array;
  /** The needs with at least one candidate. */
  open: Int32Array;
}

/** Checks the rules about single shifts for every employee and duty, once. */
export function domainsOf(model: Model): Domains {
  const { context, people, days, codes } = model;
  const allowed = new Uint8Array(people * codes);
  const free = new Uint8Array(people * days);
  const optionStart = new Int32Array(people * days + 1);
  const options: number[] = [];
  const takers: number[][] = Array.from({ length: codes }, () => []);
  const binding = rules.filter((rule) => (rule.binding(context.problem)?.severity ?? 'soft') !== 'soft');
  const ofPairs = bindingPairRules(context.problem);
  const mayWork = (person: Person, code: number, never: ReadonlySet<number>): boolean => {
    const shift = model.shiftOf[code]!;
    if (model.most[code]! - model.base[code]! <= 0 || never.has(model.template[code]!)) return false;
    return !binding.some((rule) => rule.kind === 'shift' && rule.judge(context, person, shift));
  };
  // The parts come before the split day.
  const maySplit = (person: Person, p: number, code: number): boolean =>
    person.splitsDays === true &&
    model.parts[code]!.length === 2 &&
    model.parts[code]!.every((part) => allowed[p * codes + part] === 1) &&
    amountInside(model, ofPairs, person, code) === 0;
  context.problem.people.forEach((person, p) => {
    const limits = binding.flatMap((rule) => (rule.kind === 'row' ? (rule.limits?.(model, p) ?? []) : []));
    const never = new Set(limits.flatMap(({ of, most }) => (typeof of === 'number' && most < 1 ? of : [])));
    for (let day = 0; day < days; day++) {
      const cell = p * days + day;
      const planned = day >= model.first && day <= model.last && model.fixed[cell] === -1;
      free[cell] = planned ? 1 : 0;
      for (let code = model.dayStart[day]!; code < model.dayStart[day + 1]!; code++) {
        if (!planned || !(isSplit(model, code) ? maySplit(person, p, code) : mayWork(person, code, never))) continue;
        allowed[p * codes + code] = 1;
        options.push(code);
        takers[code]?.push(p);
      }
      optionStart[cell + 1] = options.length;
    }
  });
  const takerStart = new Int32Array(codes + 1);
  takers.forEach((of, code) => (takerStart[code + 1] = takerStart[code]! + of.length));
  return {
    allowed,
    free,
    optionStart,
    options: Int32Array.from(options),
    takerStart,
    takers: Int32Array.from(takers.flat()),
    open: Int32Array.from(takers.flatMap((of, code) => (of.length > 0 && !isSplit(model, code) ? [code] : []))),
  };
}
