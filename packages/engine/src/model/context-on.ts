import { lawOn } from '../law/law-on.ts';
import type { LawPack } from '../problem/law-pack.ts';
import type { LocalDate } from '../problem/problem.ts';
import type { Context } from './context.ts';

const known = new WeakMap<Context, Map<LawPack | null, Context>>();

/** The same context with the law in force on a date; the same object where the law doesn't change. */
export function contextOn(context: Context, date: LocalDate | undefined): Context {
  const { law } = context.problem;
  if (!law?.changes || date === undefined) return context;
  const now = lawOn(law, date);
  const contexts = known.get(context) ?? new Map<LawPack | null, Context>();
  known.set(context, contexts);
  const found = contexts.get(now) ?? { ...context, problem: { ...context.problem, law: withoutChanges(now) } };
  contexts.set(now, found);
  return found;
}

function withoutChanges(law: LawPack | null): LawPack | null {
  if (!law?.changes) return law;
  const { changes: _, ...rest } = law;
  return rest;
}
