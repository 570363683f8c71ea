import type { JointTable, Model, Statement } from '../../model/model.ts';
import { weightOfRule } from '../../problem/weights.ts';
import type { AtMost, Binding, JointRule } from '../rule.ts';
import { jointRules } from './judge-joint.ts';

/** The rows of all joint rules, indexed by person and code; null if there are none. */
export function compileJoint(model: Model): JointTable | null {
  const { problem } = model.context;
  const rows = jointRules.flatMap((rule) => {
    const binding = rule.binding(problem);
    return binding && rule.wanted(problem) ? rule.compile(model).map((row) => ({ row, rule, binding })) : [];
  });
  return rows.length === 0 ? null : tableOf(model, rows);
}

function tableOf(model: Model, rows: { row: AtMost; rule: JointRule; binding: Binding }[]): JointTable {
  const { codes, days, fixed } = model;
  const entries = new Map<number, { row: number; change: number }[]>();
  const base = new Float64Array(rows.length);
  const open = rows.map((): Statement[] => []);
  const idle = Array.from({ length: model.people }, (): number[] => []);
  rows.forEach(({ row: { statements } }, row) => {
    for (const statement of statements) {
      const { person, codes: of, works } = statement;
      const day = model.day[of[0] ?? 0]!;
      const standing = fixed[person * days + day]!;
      if (standing >= 0 || day < model.first || day > model.last) {
        if (of.includes(standing) === works) base[row]!++;
        continue;
      }
      open[row]!.push(statement);
      if (!works) idle[person]!.push(row);
      for (const code of of) {
        const key = person * codes + code;
        const list = entries.get(key) ?? [];
        entries.set(key, list);
        list.push({ row, change: works ? 1 : -1 });
      }
    }
  });
  const start = new Int32Array(model.people * codes + 1);
  for (const [key, list] of entries) start[key + 1] = list.length;
  for (let key = 0; key < model.people * codes; key++) start[key + 1]! += start[key]!;
  const ordered = [...entries].sort(([a], [b]) => a - b).flatMap(([, list]) => list);
  return {
    rows: rows.length,
    amounts: rows.length,
    most: Float64Array.from(rows, ({ row }) => row.most),
    base,
    hard: Uint8Array.from(rows, ({ binding }) => (binding.severity === 'soft' ? 0 : 1)),
    weight: Float64Array.from(rows, ({ binding, rule }) =>
      binding.severity === 'soft' ? weightOfRule(model.context.problem, rule.code) : 0,
    ),
    start,
    row: Int32Array.from(ordered, (entry) => entry.row),
    change: Float64Array.from(ordered, (entry) => entry.change),
    idle,
    open,
  };
}
